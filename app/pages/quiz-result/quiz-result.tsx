import { data } from "react-router";
import { notFoundCopy } from "#app/copy/pages/errors.ts";
import { quizResultCopy } from "#app/copy/pages/quiz-result.ts";
import { QuizResult } from "#app/islands/visibility-quiz/result/quiz-result.tsx";
import NotFoundPage from "#app/pages/not-found.tsx";
import { paths } from "#app/paths.ts";
import { likelyAnswers, readAnswers } from "#app/rules/quiz/kept-answers.ts";
import { quizScores } from "#app/rules/quiz/quiz-payload.ts";
import { isLinkKey } from "#app/rules/quiz/read-hook-response.ts";
import { pageContextOf, pageMeta } from "#app/sections/page-meta.ts";
import { useBookingPage } from "#app/sections/root-data.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import { Button } from "#app/ui/button.tsx";
import { servicesOf } from "#server/services.ts";
import type { Route } from "./+types/quiz-result";
import "./result.css";
import "./hill.css";
import "#app/ui/print.css";
import "./result-print.css";

export const handle = { personal: true, printed: true };

/** For the holder of the link only: not indexed, cached or passed on as referrer. */
const privateHeaders = {
  "Cache-Control": "private, no-cache",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow",
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const { queries } = servicesOf(context);
  const found = isLinkKey(params.linkKey) && (await queries.quizResults.findQuizResult(params.linkKey));
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
  const words = quizResultCopy(useFacts());
  const bookHref = useBookingPage();
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
