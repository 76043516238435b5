import { dashCopy } from "#app/copy/pages/dash.ts";
import { paths } from "#app/paths.ts";
import { Closing } from "#app/sections/closing.tsx";
import { pageContextOf, pageMeta } from "#app/sections/page-meta.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import type { Route } from "./+types/dash";
import { Labels } from "./labels.tsx";
import { Manners } from "./manners.tsx";
import { Night } from "./night.tsx";
import { Opening } from "./opening.tsx";

export const meta: Route.MetaFunction = ({ matches }) => {
  const pageContext = pageContextOf(matches);
  return pageMeta(pageContext, { ...dashCopy(pageContext.facts).meta, path: paths.dash() });
};

export default function DashPage() {
  const copy = dashCopy(useFacts());
  return (
    <>
      <Opening {...copy.hero} />
      <Night {...copy.night} caption={copy.hero.caption} />
      <Manners {...copy.manners} />
      <Labels {...copy.pricing} />
      <Closing {...copy.closing} href={paths.bookConsultation()} scene="filaments-bottle" />
    </>
  );
}
