import type { ReactNode } from "react";
import { linkCopiedToast } from "#app/copy/pages/blog.ts";
import { loadingCopy, navigationCopy } from "#app/copy/pages/navigation.ts";
import { Seal } from "#app/ui/seal.tsx";
import { Bar } from "./bar.tsx";
import { BrandName } from "./brand-name.tsx";
import { Footer } from "./footer.tsx";
import { useFacts } from "./use-facts.ts";
import "./shell.css";

export function Shell({ children }: { children: ReactNode }) {
  const facts = useFacts();
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
        data-copied-title={linkCopiedToast.title}
        data-copied-description={linkCopiedToast.description}
      />
      <LoadingScreen brandName={facts.brand.name} />
    </>
  );
}

/** Shown by the page's script when the next page is slow. */
function LoadingScreen({ brandName }: { brandName: string }) {
  return (
    <div className="loading surface-ink" role="status" data-loading hidden>
      <Seal />
      <p>
        <BrandName name={brandName} />
      </p>
      <span className="vh">{loadingCopy.label}</span>
    </div>
  );
}
