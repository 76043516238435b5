import type { Facts } from "#facts/facts.ts";
import { paths } from "#facts/paths.ts";
import { publicResponse } from "#platform/http/public-response.ts";
import { servicesOf } from "#platform/http/services.ts";
import type { Route } from "./+types/robots";

/**
 * Hidden pages say `noindex` themselves: listing them here would only lead there. So does a whole site before it goes
 * live: crawlers must be let in to read that.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { publicSettings, isLive, facts } = servicesOf(context);
  const sitemap = ["", `Sitemap: ${new URL(paths.sitemap(), publicSettings.siteUrl).href}`];
  const lines = ["User-agent: *", ...contentSignal(facts()), "Allow: /", ...(isLive() ? sitemap : []), ""];
  return publicResponse(lines.join("\n"), "text/plain; charset=utf-8");
}

/** https://contentsignals.org: what the owner said of the use of the pages, if anything. */
function contentSignal({ signals: { search, aiInput, aiTrain } }: Facts): string[] {
  const said = Object.entries({ search, "ai-input": aiInput, "ai-train": aiTrain }).filter(([, value]) => value);
  return said.length > 0 ? [`Content-Signal: ${said.map((pair) => pair.join("=")).join(", ")}`] : [];
}
