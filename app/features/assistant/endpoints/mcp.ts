import { knownPages } from "#features/site/pages/known-pages.ts";
import { jsonResponse } from "#platform/http/posted-json.ts";
import { servicesOf } from "#platform/http/services.ts";
import { mcpCopy } from "../words/mcp.ts";
import type { Route } from "./+types/mcp";

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
