import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { BrandName } from "#facts/brand-name.tsx";
import type { Facts } from "#facts/facts.ts";
import { loadingCopy, navigationCopy } from "#facts/navigation.ts";
import { paths } from "#facts/paths.ts";
import { useFacts } from "#facts/use-facts.ts";
import { listCopy } from "#features/articles/words/blog.ts";
import { quizResultCopy } from "#features/quiz/words/quiz-result.ts";
import { Seal } from "#platform/ui/seal.tsx";
import { Bar } from "./bar.tsx";
import { Footer } from "./footer.tsx";
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
