import { mcpCopy } from "#app/copy/pages/mcp.ts";
import { knownPages } from "#app/pages/known-pages.ts";
import { servicesOf } from "#server/services.ts";
import type { Route } from "./+types/mcp";
import { jsonResponse } from "./posted-json.ts";

export const handle = {
  onlyPosts: true,
  personal: true,
  maxBodyBytes: 16 * 1024,
  limit: { burst: 60, perSecond: 2 },
};

export const loader = ({ context }: Route.LoaderArgs) =>
  jsonResponse(405, { error: mcpCopy(servicesOf(context).facts()).posts }, { Allow: "POST" });

/** Answers requests of the Model Context Protocol, by which assistants use the site's tools. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  return services.answerMcp(request, await knownPages(services));
}
