import { busyResponse, missingResponse } from "#platform/http/public-response.ts";
import { servicesOf } from "#platform/http/services.ts";
import { likelyAnswers, readAnswers } from "../../rules/kept-answers.ts";
import { quizScores } from "../../rules/quiz-payload.ts";
import { isLinkKey } from "../../rules/read-hook-response.ts";
import { findQuizResult } from "../../server/queries/quiz-results.ts";
import { quizResultCopy } from "../../words/quiz-result.ts";
import type { Route } from "./+types/hill-picture";

export const handle = { personal: true, slow: "hill" } as const;

/** Serves the hill of a quiz result without its score, for mails and link previews. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, facts, drawHillPicture } = servicesOf(context);
  const found = isLinkKey(params.linkKey) && (await findQuizResult(db, params.linkKey));
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
