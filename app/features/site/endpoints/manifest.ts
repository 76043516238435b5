import { paths } from "#facts/paths.ts";
import { inkColour } from "#features/frame/pages/shell/head-links.tsx";
import { publicResponse } from "#platform/http/public-response.ts";
import { servicesOf } from "#platform/http/services.ts";
import { englishOf } from "#platform/intl/place.ts";
import { withVersion } from "#platform/sections/icon-version.ts";
import type { Route } from "./+types/manifest";

export function loader({ context }: Route.LoaderArgs) {
  const facts = servicesOf(context).facts();
  const { brand } = facts;
  const icon = (path: string) => withVersion(path, facts);
  const manifest = {
    id: paths.home(),
    name: brand.name,
    short_name: brand.name,
    description: brand.description,
    lang: englishOf(facts.place.locale),
    start_url: paths.home(),
    scope: paths.home(),
    display: "browser",
    background_color: inkColour,
    theme_color: inkColour,
    icons: [
      { src: icon(paths.smallLogo()), sizes: "192x192", type: "image/png" },
      { src: icon(paths.logo()), sizes: "512x512", type: "image/png" },
      { src: icon(paths.maskableLogo()), sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return publicResponse(JSON.stringify(manifest), "application/manifest+json; charset=utf-8");
}
