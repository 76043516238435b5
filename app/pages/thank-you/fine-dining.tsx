import { thankYouFineDiningCopy } from "#app/copy/pages/thank-you-fine-dining.ts";
import { paths } from "#app/paths.ts";
import { pageContextOf, pageMeta } from "#app/sections/page-meta.ts";
import { loadThanks, thanksHandle } from "#app/sections/thank-you/load-thanks.ts";
import { ThankYou } from "#app/sections/thank-you/thank-you.tsx";
import { useFacts } from "#app/sections/use-facts.ts";
import type { Route } from "./+types/fine-dining";

export const handle = thanksHandle;

export const loader = loadThanks("dining");

export const meta: Route.MetaFunction = ({ matches }) => {
  const pageContext = pageContextOf(matches);
  return pageMeta(pageContext, {
    ...thankYouFineDiningCopy(pageContext.facts).meta,
    path: paths.thankYouFineDining(),
    isHidden: true,
  });
};

export default function ThankYouFineDiningPage({ loaderData }: Route.ComponentProps) {
  return (
    <ThankYou copy={thankYouFineDiningCopy(useFacts())} {...loaderData} art="dining" scene="stock-candle" turned />
  );
}
