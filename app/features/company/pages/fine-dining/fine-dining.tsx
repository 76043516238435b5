import { metaOf } from "#facts/head/page-meta.ts";
import { paths } from "#facts/paths.ts";
import { useFacts } from "#facts/use-facts.ts";
import { fineDiningCopy } from "../../words/fine-dining.ts";
import type { IndustryCopy } from "../../words/industry-copy.ts";
import { IndustryPage } from "../industry/industry-page.tsx";
import { Door, Pass, Table } from "./floor-plan.tsx";
import "./floor.css";
import "./dining.css";
import "./evening.css";
import "./tables.css";

export const handle = { showsProof: true } as const;

export const meta = metaOf(fineDiningCopy);

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

const rooms = [Door, Table, Pass];

/** Three systems as a walk through a floor plan: wall, door, table, pass. */
function Floor({ title, layers }: IndustryCopy["build"]) {
  return (
    <section className="floor section surface-ink grid" aria-labelledby="floor">
      <h2 id="floor">{title}</h2>
      <ol>
        {layers.map((layer, index) => {
          const Drawing = rooms[index] ?? Table;
          return (
            <li key={layer.name}>
              <Drawing />
              <p className="floor__name">{layer.name}</p>
              <h3>{layer.title}</h3>
              <p>{layer.text}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
