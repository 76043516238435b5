import { thankYouWineryCopy } from "#app/copy/pages/thank-you-winery.ts";
import { paths } from "#app/paths.ts";
import { metaOf } from "#app/sections/page-meta.ts";
import { loadThanks, thanksHandle } from "#app/sections/thank-you/load-thanks.ts";
import { ThankYou } from "#app/sections/thank-you/thank-you.tsx";
import { useFacts } from "#app/sections/use-facts.ts";
import type { Route } from "./+types/winery";

export const handle = thanksHandle;

export const loader = loadThanks("winery");

export const meta = metaOf(thankYouWineryCopy, { path: paths.thankYouWinery(), isHidden: true });

export default function ThankYouWineryPage({ loaderData }: Route.ComponentProps) {
  return (
    <ThankYou copy={thankYouWineryCopy(useFacts())} {...loaderData} art="winery" scene="stock-contours-aubergine" />
  );
}
