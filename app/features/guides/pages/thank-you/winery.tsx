import { metaOf } from "#facts/head/page-meta.ts";
import { useFacts } from "#facts/use-facts.ts";
import { thankYouWineryCopy } from "../../words/thank-you-winery.ts";
import type { Route } from "./+types/winery";
import { loadThanks, thanksHandle } from "./sections/load-thanks.ts";
import { ThankYou } from "./sections/thank-you.tsx";

export const handle = thanksHandle;

export const loader = loadThanks("winery");

export const meta = metaOf(thankYouWineryCopy);

export default function ThankYouWineryPage({ loaderData }: Route.ComponentProps) {
  return (
    <ThankYou copy={thankYouWineryCopy(useFacts())} {...loaderData} art="winery" scene="stock-contours-aubergine" />
  );
}
