import { paths } from "#facts/paths.ts";
import { publicResponse } from "#platform/http/public-response.ts";
import { servicesOf } from "#platform/http/services.ts";
import type { Route } from "./+types/security-txt";

const validForMs = 180 * 24 * 60 * 60 * 1000;

/** Rendered for each request, because it has an expiry date. */
export const handle = { personal: true };

/** Says where to report a weakness of the site (RFC 9116). */
export function loader({ context }: Route.LoaderArgs) {
  const { facts, publicSettings, clock } = servicesOf(context);
  const lines = [
    `Contact: mailto:${facts().contact.email}`,
    `Expires: ${new Date(clock() + validForMs).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${new URL(paths.securityTxt(), publicSettings.siteUrl).href}`,
    "",
  ];
  return publicResponse(lines.join("\n"), "text/plain; charset=utf-8");
}
