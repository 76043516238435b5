import { paths } from "#app/paths.ts";
import { checkQuizPayload } from "#app/rules/check-quiz-payload.ts";
import { edgesOf } from "#server/edges.ts";
import type { Route } from "./+types/hooks";
import { answerJson, readPostedJson } from "./posted-json.ts";

export const handle = {
  personal: true,
  maxBodyBytes: 16 * 1024,
  /** One address may send this many at once, and then so many a second. */
  limit: { burst: 1200, perSecond: 20 },
};

const keyPattern = /^[\w-]{21}$/;

export const loader = () => answerJson(405, { error: "Quiz results are posted here." }, { Allow: "POST" });

/** Takes a quiz result through either hook; both lead to the same one. */
export async function action({ request, context }: Route.ActionArgs) {
  const { receiveQuizResult } = edgesOf(context);
  const posted = await readPostedJson(request);
  if (posted.kind === "refused") return answerJson(posted.status, { error: posted.error });
  const key = request.headers.get("Idempotency-Key") ?? undefined;
  if (key !== undefined && !keyPattern.test(key)) {
    return answerJson(422, {
      error: "The key is not one.",
      fields: { "Idempotency-Key": "give 21 letters, digits, _ or -" },
    });
  }
  const checked = checkQuizPayload(posted.value);
  if (!checked.ok) return answerJson(422, { error: "Some fields cannot be used.", fields: checked.fields });
  const { kind, linkKey } = await receiveQuizResult({ payload: checked.payload, idempotencyKey: key, paths });
  if (kind === "other content under this key")
    return answerJson(409, { error: "This key was used for another result." });
  return answerJson(202, { status: kind === "stored" ? "accepted" : "already accepted", linkKey });
}
