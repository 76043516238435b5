import { data } from "react-router";
import { notFoundCopy } from "#app/copy/errors.ts";
import { quizResultCopy } from "#app/copy/quiz-result.ts";
import { QuizResult } from "#app/islands/visibility-quiz/result/quiz-result.tsx";
import { paths } from "#app/paths.ts";
import { isLinkKey } from "#app/rules/is-link-key.ts";
import { quizScores } from "#app/rules/quiz-payload.ts";
import { groundOf, pageMeta } from "#app/sections/page-meta.ts";
import { useBookingPage } from "#app/sections/use-embeds.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import { edgesOf } from "#server/edges.ts";
import NotFoundPage from "../not-found.tsx";
import type { Route } from "./+types/quiz-result";
import "./result.css";
import "./result-print.css";

export const handle = { personal: true };

/** For whoever was given the address, and for nobody who counts, lists or passes on. */
const privateHeaders = {
  "Cache-Control": "private, no-cache",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow",
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, tables } = edgesOf(context);
  const found = isLinkKey(params.linkKey) && (await tables.quizResults.findQuizResult(db, params.linkKey));
  if (!found) return data(null, { status: 404, headers: { ...privateHeaders, "Cache-Control": "no-store" } });
  return data(quizScores(found), { headers: privateHeaders });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const ground = groundOf(matches);
  const { title } = loaderData ? quizResultCopy(ground.facts).kept.meta : notFoundCopy.meta;
  return pageMeta(ground, { title, isHidden: true });
};

export default function QuizResultPage({ loaderData }: Route.ComponentProps) {
  const words = quizResultCopy(useFacts());
  const bookHref = useBookingPage();
  if (!loaderData) return <NotFoundPage />;
  const { kept, again } = words;
  const report = (
    <>
      <h2 id="report">{kept.title}</h2>
      <p>{kept.text}</p>
    </>
  );
  return (
    <QuizResult words={words} scores={loaderData} report={report} bookHref={bookHref} isPage>
      <a href={paths.visibilityQuiz()}>{again}</a>
    </QuizResult>
  );
}
