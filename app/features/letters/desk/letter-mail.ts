import { data } from "react-router";
import { servicesOf } from "#platform/http/services.ts";
import type { Route } from "./+types/letter-mail";

/** A letter as mail programs show it, for the frames of its page. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const html = await servicesOf(context).letterAdmin.show(params.id);
  if (html === undefined) throw data(null, { status: 404, statusText: "Not Found" });
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy":
        "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
      "X-Frame-Options": "SAMEORIGIN",
      "Cache-Control": "no-store",
    },
  });
}
