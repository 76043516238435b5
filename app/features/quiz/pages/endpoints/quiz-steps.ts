import { questionCount } from "#facts/quiz-points.ts";
import { jsonResponse } from "#platform/http/posted-json.ts";
import { servicesOf } from "#platform/http/services.ts";
import type { Route } from "./+types/quiz-steps";

export const handle = { onlyPosts: true, personal: true, maxBodyBytes: 16, limit: { burst: 120, perSecond: 2 } };

export const loader = () => jsonResponse(405, { error: "Steps of the quiz are posted here." }, { Allow: "POST" });

export async function action({ request, context }: Route.ActionArgs) {
  const answered = await request.text();
  if (!/^(?:0|[1-9]\d?)$/.test(answered) || Number(answered) > questionCount)
    return jsonResponse(400, { error: `Send a number from 0 to ${questionCount}.` });
  servicesOf(context).counts?.note("quiz", [answered], request.headers);
  return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
}
