import { idempotencyKeyShape, isIdempotencyKey } from "#platform/http/idempotency-key.ts";
import { pageTokenHeader } from "#platform/http/page-token-header.ts";
import { jsonResponse, readPostedJson } from "#platform/http/posted-json.ts";
import { networkOf, servicesOf } from "#platform/http/services.ts";
import { checkQuizPayload } from "../../rules/check-quiz-payload.ts";
import { answersHeader, lettersHeader } from "../../rules/kept-answers.ts";
import type { HookResponse } from "../../rules/read-hook-response.ts";
import type { Route } from "./+types/hooks";

export const handle = {
  onlyPosts: true,
  personal: true,
  maxBodyBytes: 16 * 1024,
  limit: { burst: 1200, perSecond: 20 },
};

export const loader = () => jsonResponse(405, { error: "Quiz results are posted here." }, { Allow: "POST" });

/** Accepts a quiz result; both hooks lead to the same one. */
export async function action({ request, context }: Route.ActionArgs) {
  const { receiveQuizResult } = servicesOf(context);
  const posted = await readPostedJson(request);
  if (posted.kind === "refused") return jsonResponse(posted.status, { error: posted.error });
  const key = request.headers.get("Idempotency-Key") ?? undefined;
  if (key !== undefined && !isIdempotencyKey(key)) return refuseKey("The key is not one.", idempotencyKeyShape);
  const checked = checkQuizPayload(posted.value);
  if (!checked.ok) return jsonResponse(422, { error: "Some fields cannot be used.", fields: checked.fields });
  const answers = request.headers.get(answersHeader);
  const wantsLetters = request.headers.get(lettersHeader) === "on";
  const network = networkOf(context);
  const pageToken = request.headers.get(pageTokenHeader);
  const sent = { payload: checked.payload, answers, idempotencyKey: key, network, wantsLetters, pageToken };
  const stored = await receiveQuizResult(sent);
  if (stored.kind === "other content under this key")
    return refuseKey("This key was used for another result.", "give another key with another result");
  if (stored.kind === "too many")
    return jsonResponse(429, { error: "Too many results today." }, { "Retry-After": String(stored.retryAfterSeconds) });
  const { linkKey, isMailHeld } = stored;
  const mail: HookResponse["mail"] = isMailHeld ? "held" : "queued";
  return jsonResponse(202, linkKey ? { status: "accepted", linkKey, mail } : { status: "already accepted", mail });
}

const refuseKey = (error: string, remedy: string) =>
  jsonResponse(422, { error, fields: { "Idempotency-Key": remedy } });
