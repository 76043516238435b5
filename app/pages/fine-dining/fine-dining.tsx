import { fineDiningCopy } from "#app/copy/pages/fine-dining.ts";
import { paths } from "#app/paths.ts";
import { IndustryPage } from "#app/sections/industry/industry-page.tsx";
import { pageContextOf, pageMeta } from "#app/sections/page-meta.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import type { Route } from "./+types/fine-dining";
import { Floor } from "./floor.tsx";
import "./dining.css";
import "./evening.css";
import "./tables.css";

export const handle = { showsProof: true } as const;

export const meta: Route.MetaFunction = ({ matches }) => {
  const pageContext = pageContextOf(matches);
  return pageMeta(pageContext, { ...fineDiningCopy(pageContext.facts).meta, path: paths.fineDining() });
};

export default function FineDiningPage() {
  const copy = fineDiningCopy(useFacts());
  return (
    <IndustryPage
      name="dining"
      copy={copy}
      scene={{ of: "table", sizes: "(max-width: 44rem) 130vw, 80vw" }}
      detail={{ of: "stock-rims", sizes: "(max-width: 64rem) 100vw, 50vw" }}
      openingSurface="ink"
      solutionSurface="ox"
      cover="dining"
      playbookPath={paths.fineDiningPlaybook()}
    >
      <Floor {...copy.build} />
    </IndustryPage>
  );
}
