import { navigationCopy } from "#facts/navigation.ts";
import { servicesOf } from "#platform/http/services.ts";
import type { Route } from "./+types/share-picture";

const maxTitleCharacters = 300;

/** The share picture of an article that may not be published yet. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { facts, drawSharePicture } = servicesOf(context);
  const title = (new URL(request.url).searchParams.get("title") ?? "").slice(0, maxTitleCharacters);
  const words = { title, brand: facts().brand.name, part: navigationCopy(facts()).insights };
  const picture = await drawSharePicture(words, request.signal, "desk");
  if (!picture) return new Response(null, { status: 503, headers: { "Retry-After": "2" } });
  return new Response(new Uint8Array(picture), { headers: { "Content-Type": "image/jpeg" } });
}
