import { data } from "react-router";
import { servicesOf } from "#platform/http/services.ts";
import type { Route } from "./+types/original";

/** Serves the original of the owner's picture. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await servicesOf(context).ownPictures.original(params.name);
  if (!found) throw data(null, { status: 404 });
  return new Response(new Uint8Array(found.bytes), { headers: { "Content-Type": "image/jpeg" } });
}
