import { metaOf } from "#facts/head/page-meta.ts";
import { useFacts } from "#facts/use-facts.ts";
import { thankYouVisibilityCopy } from "../../words/thank-you-visibility.ts";
import type { Route } from "./+types/visibility";
import { loadThanks, thanksHandle } from "./sections/load-thanks.ts";
import { ThankYou } from "./sections/thank-you.tsx";

export const handle = thanksHandle;

export const loader = loadThanks("blueprint");

export const meta = metaOf(thankYouVisibilityCopy);

export default function ThankYouVisibilityPage({ loaderData }: Route.ComponentProps) {
  return (
    <ThankYou copy={thankYouVisibilityCopy(useFacts())} {...loaderData} art="visibility" scene="stock-contours-ink" />
  );
}
