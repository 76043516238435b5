import { findMedia } from "#features/pictures/server/media.ts";
import { missingResponse } from "#platform/http/public-response.ts";
import { servicesOf } from "#platform/http/services.ts";
import type { Route } from "./+types/media";

/** Not in our page cache: browsers and shared caches keep it for ever. */
export const handle = { personal: true };

const forEver = "public, max-age=31536000, immutable";

/** A file by the hash of its content; 404 for another extension. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const [hash = "", type] = params.file.split(".");
  const found = await findMedia(db, hash);
  if (!found || found.type !== type) return missingResponse();
  return new Response(found.bytes, {
    headers: {
      "Content-Type": `image/${type === "jpg" ? "jpeg" : type}`,
      "Cache-Control": forEver,
      // Feed readers show these pictures on other sites.
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  });
}
