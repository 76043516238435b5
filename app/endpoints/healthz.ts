import { servicesOf } from "#server/services.ts";
import type { Route } from "./+types/healthz";

export const handle = { personal: true };

export const loader = ({ context }: Route.LoaderArgs) =>
  Response.json({ status: "alive", ...servicesOf(context).version }, { headers: { "Cache-Control": "no-store" } });
