import { findRedirect, splitQuery } from "#platform/http/find-redirect.ts";
import type { SiteDeps } from "#platform/http/server/exchange.ts";

type Deps = Pick<SiteDeps, "settings" | "files" | "redirects" | "render">;

/** Asks this site as a visitor does, but without the network. */
export function askOwnSite({ settings, files, redirects, render }: Deps) {
  return async (path: string): Promise<Response> => {
    const address = splitQuery(path);
    if (files.has(address.pathname)) return new Response(null);
    const answer = await render(new Request(settings.siteUrl + path));
    const isMoved = answer.status >= 404 && answer.status <= 410 && findRedirect(redirects(), address) !== undefined;
    return isMoved ? new Response(null, { status: 204 }) : answer;
  };
}
