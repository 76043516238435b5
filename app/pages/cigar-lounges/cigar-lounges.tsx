import { cigarLoungesCopy } from "#app/copy/pages/cigar-lounges.ts";
import { paths } from "#app/paths.ts";
import { IndustryPage } from "#app/sections/industry/industry-page.tsx";
import { pageContextOf, pageMeta } from "#app/sections/page-meta.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import type { Route } from "./+types/cigar-lounges";
import { Leaves } from "./leaves.tsx";
import "./cabinet.css";
import "./counter.css";
import "./lounge.css";

export const handle = { showsProof: true } as const;

export const meta: Route.MetaFunction = ({ matches }) => {
  const pageContext = pageContextOf(matches);
  return pageMeta(pageContext, { ...cigarLoungesCopy(pageContext.facts).meta, path: paths.cigarLounges() });
};

export default function CigarLoungesPage() {
  const copy = cigarLoungesCopy(useFacts());
  return (
    <IndustryPage
      name="lounge"
      copy={copy}
      scene={{ of: "cigar", sizes: "(max-width: 44rem) 160vw, 100vw" }}
      detail={{ of: "stock-whisky", sizes: "(max-width: 64rem) 100vw, 80vw" }}
      openingSurface="bottle"
      solutionSurface="paper"
      cover="cigar"
      playbookPath={paths.cigarLoungePlaybook()}
    >
      <Leaves {...copy.build} />
    </IndustryPage>
  );
}
