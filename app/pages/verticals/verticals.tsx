import { verticalsCopy } from "#app/copy/pages/verticals.ts";
import { paths } from "#app/paths.ts";
import { pageContextOf, pageMeta } from "#app/sections/page-meta.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import type { Route } from "./+types/verticals";
import { OtherTrades } from "./other-trades.tsx";
import { Triptych } from "./triptych.tsx";
import { Year } from "./year.tsx";

export const meta: Route.MetaFunction = ({ matches }) => {
  const pageContext = pageContextOf(matches);
  return pageMeta(pageContext, { ...verticalsCopy(pageContext.facts).meta, path: paths.verticals() });
};

export default function VerticalsPage() {
  const copy = verticalsCopy(useFacts());
  return (
    <>
      <Triptych hero={copy.hero} panels={copy.panels} />
      <Year {...copy.year} />
      <OtherTrades {...copy.others} />
    </>
  );
}
