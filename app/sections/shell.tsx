import type { ReactNode } from "react";
import { listCopy } from "#app/copy/pages/blog.ts";
import { loadingCopy, navigationCopy } from "#app/copy/pages/navigation.ts";
import { Seal } from "#app/ui/seal.tsx";
import { Bar } from "./bar.tsx";
import { BrandName } from "./brand-name.tsx";
import { Footer } from "./footer.tsx";
import { useFacts } from "./use-facts.ts";
import "./shell.css";

export function Shell({ children }: { children: ReactNode }) {
  const facts = useFacts();
  const { copied } = listCopy(facts);
  return (
    <>
      <a className="skip" href="#main">
        {navigationCopy(facts).skip}
      </a>
      <Bar />
      <main id="main" className="page">
        {children}
      </main>
      <Footer />
      <div
        className="toasts"
        id="toasts"
        role="status"
        aria-live="polite"
        data-copied-title={copied.title}
        data-copied-description={copied.description}
      />
      <LoadingScreen brandName={facts.brand.name} label={loadingCopy(facts).label} />
    </>
  );
}

/** Shown by the page's script when the next page is slow. */
function LoadingScreen({ brandName, label }: { brandName: string; label: string }) {
  return (
    <div className="loading surface-ink" role="status" data-loading hidden>
      <Seal />
      <p>
        <BrandName name={brandName} />
      </p>
      <span className="vh">{label}</span>
    </div>
  );
}
