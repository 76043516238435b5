import type { ReactNode } from "react";
import { useLocation } from "react-router";
import * as site from "#app/site.ts";
import { BrandName } from "#facts/brand-name.tsx";
import type { Facts } from "#facts/facts.ts";
import { loadingCopy, navigationCopy } from "#facts/navigation.ts";
import { useFacts } from "#facts/use-facts.ts";
import type { Feature } from "#platform/http/feature.ts";
import { Seal } from "#platform/ui/seal.tsx";
import { Bar } from "./bar.tsx";
import { Footer } from "./footer.tsx";
import "./shell.css";

const copiedBelow = Object.values<Feature>(site)
  .flatMap(({ copied }) => copied ?? [])
  .sort((one, other) => other.below.length - one.below.length);

export function Shell({ children }: { children: ReactNode }) {
  const facts = useFacts();
  const copied = useCopied(facts);
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
        data-copied-title={copied?.title}
        data-copied-description={copied?.description}
      />
      <LoadingScreen brandName={facts.brand.name} label={loadingCopy(facts).label} />
    </>
  );
}

/** The toast after a link was copied. */
function useCopied(facts: Facts) {
  const { pathname } = useLocation();
  return copiedBelow.find(({ below }) => pathname.startsWith(below))?.words(facts);
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
