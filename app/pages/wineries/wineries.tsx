import { wineriesCopy } from "#app/copy/pages/wineries.ts";
import { paths } from "#app/paths.ts";
import { IndustryPage } from "#app/sections/industry/industry-page.tsx";
import { pageContextOf, pageMeta } from "#app/sections/page-meta.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import type { Route } from "./+types/wineries";
import { Strata } from "./strata.tsx";
import "./estate.css";
import "./ledger.css";
import "./seasons.css";

export const handle = { showsProof: true } as const;

export const meta: Route.MetaFunction = ({ matches }) => {
  const pageContext = pageContextOf(matches);
  return pageMeta(pageContext, { ...wineriesCopy(pageContext.facts).meta, path: paths.wineries() });
};

export default function WineriesPage() {
  const copy = wineriesCopy(useFacts());
  return (
    <IndustryPage
      name="estate"
      copy={copy}
      scene={{ of: "wine", sizes: "(max-width: 44rem) 150vw, 100vw" }}
      detail={{ of: "stock-grapes", sizes: "(max-width: 64rem) 100vw, 60vw" }}
      openingSurface="ink"
      solutionSurface="paper"
      cover="winery"
      playbookPath={paths.wineryPlaybook()}
    >
      <Strata {...copy.build} />
    </IndustryPage>
  );
}
