import { paths } from "#app/paths.ts";
import { servicesOf } from "#server/services.ts";
import type { Route } from "./+types/robots";
import { publicResponse } from "./public-response.ts";

/** Hidden pages say `noindex` themselves: listing them here would only lead there. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = servicesOf(context).publicSettings;
  const lines = ["User-agent: *", "Allow: /", "", `Sitemap: ${new URL(paths.sitemap(), siteUrl).href}`, ""];
  return publicResponse(lines.join("\n"), "text/plain; charset=utf-8");
}
