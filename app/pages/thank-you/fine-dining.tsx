import { thankYouFineDiningCopy } from "#app/copy/pages/thank-you-fine-dining.ts";
import { paths } from "#app/paths.ts";
import { metaOf } from "#app/sections/page-meta.ts";
import { loadThanks, thanksHandle } from "#app/sections/thank-you/load-thanks.ts";
import { ThankYou } from "#app/sections/thank-you/thank-you.tsx";
import { useFacts } from "#app/sections/use-facts.ts";
import type { Route } from "./+types/fine-dining";

export const handle = thanksHandle;

export const loader = loadThanks("dining");

export const meta = metaOf(thankYouFineDiningCopy, { path: paths.thankYouFineDining(), isHidden: true });

export default function ThankYouFineDiningPage({ loaderData }: Route.ComponentProps) {
  return (
    <ThankYou copy={thankYouFineDiningCopy(useFacts())} {...loaderData} art="dining" scene="stock-candle" turned />
  );
}
