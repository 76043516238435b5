import type { ReactNode } from "react";
import { navigationCopy } from "#app/copy/navigation.ts";
import { Bar } from "./bar.tsx";
import { Footer } from "./footer.tsx";
import { useFacts } from "./use-facts.ts";

export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        {navigationCopy(useFacts()).skip}
      </a>
      <Bar />
      <main id="main">{children}</main>
      <Footer />
      <div className="toasts" id="toasts" role="status" aria-live="polite" />
    </>
  );
}
