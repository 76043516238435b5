import type { ReactNode } from "react";
import { useLocation } from "react-router";
import type { Facts } from "#app/copy/facts.ts";
import { listCopy } from "#app/copy/pages/blog.ts";
import { loadingCopy, navigationCopy } from "#app/copy/pages/navigation.ts";
import { quizResultCopy } from "#app/copy/pages/quiz-result.ts";
import { paths } from "#app/paths.ts";
import { Seal } from "#app/ui/seal.tsx";
import { Bar } from "./bar.tsx";
import { BrandName } from "./brand-name.tsx";
import { Footer } from "./footer.tsx";
import { useFacts } from "./use-facts.ts";
import "./shell.css";

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
        data-copied-title={copied.title}
        data-copied-description={copied.description}
      />
      <LoadingScreen brandName={facts.brand.name} label={loadingCopy(facts).label} />
    </>
  );
}

/** The toast after a link was copied; on the quiz's pages it is about the hill. */
function useCopied(facts: Facts) {
  const { pathname } = useLocation();
  const isQuiz = [paths.visibilityQuiz(), paths.quizResult("")].some((path) => pathname.startsWith(path));
  return isQuiz ? quizResultCopy(facts).hill.copied : listCopy(facts).copied;
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
