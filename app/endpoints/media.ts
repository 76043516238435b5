import { servicesOf } from "#server/services.ts";
import type { Route } from "./+types/media";
import { answerMissing } from "./answer-public.ts";

/** Read from the database each time: browsers and shared caches keep it for ever, so it is asked for once. */
export const handle = { personal: true };

const forEver = "public, max-age=31536000, immutable";

/** A file under the hash of its content; what is asked for under an ending of another type is not there. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, tables } = servicesOf(context);
  const [hash = "", type] = params.file.split(".");
  const found = await tables.media.findMedia(db, hash);
  if (!found || found.type !== type) return answerMissing();
  return new Response(found.bytes, {
    headers: {
      "Content-Type": `image/${type}`,
      "Cache-Control": forEver,
      // The articles stand in readers elsewhere too.
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  });
}
