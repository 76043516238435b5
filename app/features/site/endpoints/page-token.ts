import { servicesOf } from "#platform/http/services.ts";
import type { Route } from "./+types/page-token";

export const handle = { personal: true };

/** For posts by scripts of pages that are the same for everybody. */
export const loader = ({ context }: Route.LoaderArgs) =>
  new Response(servicesOf(context).pageTokens.make(), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
