import { paths } from "#app/paths.ts";
import { inkColour } from "#app/sections/head-links.tsx";
import { servicesOf } from "#server/services.ts";
import type { Route } from "./+types/manifest";
import { publicResponse } from "./public-response.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { brand } = servicesOf(context).facts();
  const manifest = {
    id: paths.home(),
    name: brand.name,
    short_name: brand.name,
    description: brand.description,
    lang: "en",
    start_url: paths.home(),
    scope: paths.home(),
    display: "browser",
    background_color: inkColour,
    theme_color: inkColour,
    icons: [
      { src: paths.smallLogo(), sizes: "192x192", type: "image/png" },
      { src: paths.logo(), sizes: "512x512", type: "image/png" },
      { src: paths.maskableLogo(), sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return publicResponse(JSON.stringify(manifest), "application/manifest+json; charset=utf-8");
}
