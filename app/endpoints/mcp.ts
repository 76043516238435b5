import { mcpCopy } from "#app/copy/pages/mcp.ts";
import { indexablePages } from "#app/pages/indexable-pages.ts";
import { paths } from "#app/paths.ts";
import { servicesOf } from "#server/services.ts";
import type { Route } from "./+types/mcp";
import { jsonResponse } from "./posted-json.ts";

export const handle = {
  personal: true,
  maxBodyBytes: 16 * 1024,
  limit: { burst: 60, perSecond: 2 },
};

const maxArticles = 50;

export const loader = ({ context }: Route.LoaderArgs) =>
  jsonResponse(405, { error: mcpCopy(servicesOf(context).facts()).posts }, { Allow: "POST" });

/** The Model Context Protocol: what assistants may look up. */
export async function action({ request, context }: Route.ActionArgs) {
  const { facts, latestListing, answerMcp } = servicesOf(context);
  const { posts } = await latestListing();
  const articles = posts
    .slice(0, maxArticles)
    .map(({ title, excerpt, slug }) => ({ title, description: excerpt, path: paths.article(slug) }));
  return answerMcp(request, [...indexablePages(facts()), ...articles]);
}
