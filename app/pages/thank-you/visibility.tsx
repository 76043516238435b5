import { thankYouVisibilityCopy } from "#app/copy/thank-you-visibility.ts";
import { paths } from "#app/paths.ts";
import { groundOf, pageMeta } from "#app/sections/page-meta.ts";
import { ThankYou } from "#app/sections/thank-you/thank-you.tsx";
import { useFacts } from "#app/sections/use-facts.ts";
import type { Route } from "./+types/visibility";

export const meta: Route.MetaFunction = ({ matches }) => {
  const ground = groundOf(matches);
  return pageMeta(ground, {
    ...thankYouVisibilityCopy(ground.facts).meta,
    path: paths.thankYouVisibility(),
    isHidden: true,
  });
};

export default function ThankYouVisibilityPage() {
  return (
    <ThankYou
      copy={thankYouVisibilityCopy(useFacts())}
      guide="visibility-blueprint"
      art="visibility"
      scene="stock-contours-ink"
    />
  );
}
