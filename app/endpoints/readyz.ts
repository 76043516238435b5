import { servicesOf } from "#server/services.ts";
import type { Route } from "./+types/readyz";

export const handle = { personal: true };

/** Succeeds while what is posted can be stored. */
export async function loader({ context }: Route.LoaderArgs) {
  const isReady = await servicesOf(context).isReady();
  const headers = { "Cache-Control": "no-store" };
  return Response.json({ status: isReady ? "ready" : "not ready" }, { status: isReady ? 200 : 503, headers });
}
