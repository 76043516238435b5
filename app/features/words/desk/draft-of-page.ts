import type { Route } from "./+types/draft-of-page";
import { pathOf, renderDraft } from "./page-with-drafts.ts";

/** Serves a page with its drafts, for the preview frames. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { html, headers } = await renderDraft(context, pathOf(params.group), "page");
  const policy = headers.get("Content-Security-Policy") ?? "";
  headers.set("Content-Security-Policy", policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
  headers.set("X-Frame-Options", "SAMEORIGIN");
  return new Response(html, { headers });
}
