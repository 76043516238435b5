import { quizResultCopy } from "#app/copy/pages/quiz-result.ts";
import { likelyAnswers, readAnswers } from "#app/rules/quiz/kept-answers.ts";
import { quizScores } from "#app/rules/quiz/quiz-payload.ts";
import { isLinkKey } from "#app/rules/quiz/read-hook-response.ts";
import { servicesOf } from "#server/services.ts";
import type { Route } from "./+types/hill-picture";
import { busyResponse, missingResponse } from "./public-response.ts";

export const handle = { personal: true, slow: "hill" } as const;

/** Serves the hill of a quiz result without its score, for mails and link previews. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { queries, facts, drawHillPicture } = servicesOf(context);
  const found = isLinkKey(params.linkKey) && (await queries.quizResults.findQuizResult(params.linkKey));
  if (!found) return missingResponse();
  const scores = quizScores(found);
  const answers = readAnswers(found.answers, scores) ?? likelyAnswers(scores);
  const { summits } = quizResultCopy(facts()).hill;
  const hill = { answers, brand: facts().brand.name, summits: Object.values(summits) };
  const picture = await drawHillPicture(hill, request.signal);
  if (!picture) return busyResponse();
  return new Response(new Uint8Array(picture), {
    headers: {
      "Content-Type": "image/jpeg",
      "Cache-Control": "private, max-age=86400",
      "Cross-Origin-Resource-Policy": "cross-origin",
      "X-Robots-Tag": "noindex",
    },
  });
}
