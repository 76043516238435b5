import { data } from "react-router";
import { pageContextOf, pageMeta } from "#facts/head/page-meta.ts";
import { paths } from "#facts/paths.ts";
import { openedKind } from "#facts/promised-kinds.ts";
import { useBookingPage } from "#facts/root-data.ts";
import { useFacts } from "#facts/use-facts.ts";
import NotFoundPage from "#features/frame/pages/not-found.tsx";
import { notFoundCopy } from "#features/frame/words/errors.ts";
import { servicesOf } from "#platform/http/services.ts";
import { Button } from "#platform/ui/button.tsx";
import { QuizResult } from "../../islands/visibility-quiz/result/quiz-result.tsx";
import { likelyAnswers, readAnswers } from "../../rules/kept-answers.ts";
import { quizScores } from "../../rules/quiz-payload.ts";
import { isLinkKey } from "../../rules/read-hook-response.ts";
import { findQuizResult } from "../../server/queries/quiz-results.ts";
import { quizResultCopy } from "../../words/quiz-result.ts";
import type { Route } from "./+types/quiz-result";
import "./result.css";
import "./send-report.css";
import "./hill.css";
import "#platform/ui/print.css";
import "./result-print.css";

export const handle = { personal: true, printed: true };

/** For the holder of the link only: not indexed, cached or passed on as referrer. */
const privateHeaders = {
  "Cache-Control": "private, no-cache",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow",
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const found = isLinkKey(params.linkKey) && (await findQuizResult(db, params.linkKey));
  if (!found) return data(null, { status: 404, headers: { ...privateHeaders, "Cache-Control": "no-store" } });
  const scores = quizScores(found);
  const answers = readAnswers(found.answers, scores);
  const picture = paths.hillPicture(params.linkKey);
  return data({ scores, answers, picture }, { headers: privateHeaders });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const pageContext = pageContextOf(matches);
  if (!loaderData) return pageMeta(pageContext, { ...notFoundCopy(pageContext.facts).meta, isHidden: true });
  const { kept, hill } = quizResultCopy(pageContext.facts);
  const picture = { path: loaderData.picture, alt: hill.picture };
  return pageMeta(pageContext, { ...kept.meta, isHidden: true, picture });
};

export default function QuizResultPage({ loaderData }: Route.ComponentProps) {
  const facts = useFacts();
  const words = quizResultCopy(facts);
  const bookHref = useBookingPage(openedKind(facts, "quiz")?.slug);
  if (!loaderData) return <NotFoundPage />;
  const { kept, again, send } = words;
  const { scores, answers } = loaderData;
  const report = (
    <>
      <h2 id="report">{kept.title}</h2>
      <p>{kept.text}</p>
      <div className="mailme__link">
        <Button bare data-share="">
          {send.copyLink}
        </Button>
      </div>
    </>
  );
  const hill = answers ? { answers } : { answers: likelyAnswers(scores), isLikely: true };
  return (
    <QuizResult words={words} scores={scores} hill={hill} report={report} bookHref={bookHref} isPage>
      <a href={paths.visibilityQuiz()}>{again}</a>
    </QuizResult>
  );
}
