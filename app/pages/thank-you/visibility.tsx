import { thankYouVisibilityCopy } from "#app/copy/thank-you-visibility.ts";
import { paths } from "#app/paths.ts";
import { guideDelivery } from "#app/sections/lead-form/guide-delivery.ts";
import { groundOf, pageMeta } from "#app/sections/page-meta.ts";
import { ThankYou } from "#app/sections/thank-you/thank-you.tsx";
import { useFacts } from "#app/sections/use-facts.ts";
import { edgesOf } from "#server/edges.ts";
import type { Route } from "./+types/visibility";

export const loader = ({ context }: Route.LoaderArgs) => guideDelivery("blueprint", edgesOf(context));

export const meta: Route.MetaFunction = ({ matches }) => {
  const ground = groundOf(matches);
  return pageMeta(ground, {
    ...thankYouVisibilityCopy(ground.facts).meta,
    path: paths.thankYouVisibility(),
    isHidden: true,
  });
};

export default function ThankYouVisibilityPage({ loaderData }: Route.ComponentProps) {
  return (
    <ThankYou copy={thankYouVisibilityCopy(useFacts())} {...loaderData} art="visibility" scene="stock-contours-ink" />
  );
}
