import { metaOf } from "#facts/head/page-meta.ts";
import { useFacts } from "#facts/use-facts.ts";
import { thankYouFineDiningCopy } from "../../words/thank-you-fine-dining.ts";
import type { Route } from "./+types/fine-dining";
import { loadThanks, thanksHandle } from "./sections/load-thanks.ts";
import { ThankYou } from "./sections/thank-you.tsx";

export const handle = thanksHandle;

export const loader = loadThanks("dining");

export const meta = metaOf(thankYouFineDiningCopy);

export default function ThankYouFineDiningPage({ loaderData }: Route.ComponentProps) {
  return (
    <ThankYou copy={thankYouFineDiningCopy(useFacts())} {...loaderData} art="dining" scene="stock-candle" turned />
  );
}
