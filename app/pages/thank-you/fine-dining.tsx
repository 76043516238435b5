import { thankYouFineDiningCopy } from "#app/copy/thank-you-fine-dining.ts";
import { paths } from "#app/paths.ts";
import { guideDelivery } from "#app/sections/lead-form/guide-delivery.ts";
import { groundOf, pageMeta } from "#app/sections/page-meta.ts";
import { ThankYou } from "#app/sections/thank-you/thank-you.tsx";
import { useFacts } from "#app/sections/use-facts.ts";
import { edgesOf } from "#server/edges.ts";
import type { Route } from "./+types/fine-dining";

export const loader = ({ context }: Route.LoaderArgs) => guideDelivery("dining", edgesOf(context));

export const meta: Route.MetaFunction = ({ matches }) => {
  const ground = groundOf(matches);
  return pageMeta(ground, {
    ...thankYouFineDiningCopy(ground.facts).meta,
    path: paths.thankYouFineDining(),
    isHidden: true,
  });
};

export default function ThankYouFineDiningPage({ loaderData }: Route.ComponentProps) {
  return (
    <ThankYou copy={thankYouFineDiningCopy(useFacts())} {...loaderData} art="dining" scene="stock-candle" turned />
  );
}
