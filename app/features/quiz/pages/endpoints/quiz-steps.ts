import { jsonResponse } from "#platform/http/posted-json.ts";
import { servicesOf } from "#platform/http/services.ts";
import type { Route } from "./+types/quiz-steps";

export const handle = { onlyPosts: true, personal: true, maxBodyBytes: 16, limit: { burst: 120, perSecond: 2 } };

export const loader = () => jsonResponse(405, { error: "Steps of the quiz are posted here." }, { Allow: "POST" });

export async function action({ request, context }: Route.ActionArgs) {
  const answered = await request.text();
  if (!/^(?:\d|1[0-5])$/.test(answered)) return jsonResponse(400, { error: "Send a number from 0 to 15." });
  servicesOf(context).counts?.note("quiz", [answered], request.headers);
  return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
}
