import { thankYouVisibilityCopy } from "#app/copy/pages/thank-you-visibility.ts";
import { paths } from "#app/paths.ts";
import { metaOf } from "#app/sections/page-meta.ts";
import { loadThanks, thanksHandle } from "#app/sections/thank-you/load-thanks.ts";
import { ThankYou } from "#app/sections/thank-you/thank-you.tsx";
import { useFacts } from "#app/sections/use-facts.ts";
import type { Route } from "./+types/visibility";

export const handle = thanksHandle;

export const loader = loadThanks("blueprint");

export const meta = metaOf(thankYouVisibilityCopy, { path: paths.thankYouVisibility(), isHidden: true });

export default function ThankYouVisibilityPage({ loaderData }: Route.ComponentProps) {
  return (
    <ThankYou copy={thankYouVisibilityCopy(useFacts())} {...loaderData} art="visibility" scene="stock-contours-ink" />
  );
}
