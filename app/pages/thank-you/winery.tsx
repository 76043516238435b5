import { thankYouWineryCopy } from "#app/copy/thank-you-winery.ts";
import { paths } from "#app/paths.ts";
import { groundOf, pageMeta } from "#app/sections/page-meta.ts";
import { loadThanks, thanksHandle } from "#app/sections/thank-you/load-thanks.ts";
import { ThankYou } from "#app/sections/thank-you/thank-you.tsx";
import { useFacts } from "#app/sections/use-facts.ts";
import type { Route } from "./+types/winery";

export const handle = thanksHandle;

export const loader = loadThanks("winery");

export const meta: Route.MetaFunction = ({ matches }) => {
  const ground = groundOf(matches);
  return pageMeta(ground, { ...thankYouWineryCopy(ground.facts).meta, path: paths.thankYouWinery(), isHidden: true });
};

export default function ThankYouWineryPage({ loaderData }: Route.ComponentProps) {
  return (
    <ThankYou copy={thankYouWineryCopy(useFacts())} {...loaderData} art="winery" scene="stock-contours-aubergine" />
  );
}
