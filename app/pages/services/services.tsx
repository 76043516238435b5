import { servicesCopy } from "#app/copy/pages/services.ts";
import { paths } from "#app/paths.ts";
import { Closing } from "#app/sections/closing.tsx";
import { pageContextOf, pageMeta } from "#app/sections/page-meta.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import type { Route } from "./+types/services";
import { ALaCarte } from "./a-la-carte.tsx";
import { Approach } from "./approach.tsx";
import { Comparison } from "./comparison.tsx";
import { DashScene } from "./dash-scene.tsx";
import { Opening } from "./opening.tsx";
import { Packages } from "./packages.tsx";

export const meta: Route.MetaFunction = ({ matches }) => {
  const pageContext = pageContextOf(matches);
  return pageMeta(pageContext, { ...servicesCopy(pageContext.facts).meta, path: paths.services() });
};

export default function ServicesPage() {
  const copy = servicesCopy(useFacts());
  return (
    <>
      <Opening {...copy.hero} />
      <DashScene {...copy.dash} />
      <Packages {...copy.packages} />
      <ALaCarte {...copy.aLaCarte} />
      <Comparison {...copy.comparison} />
      <Approach {...copy.approach} />
      <Closing {...copy.closing} href={paths.bookConsultation()} scene="filaments-aubergine" />
    </>
  );
}
