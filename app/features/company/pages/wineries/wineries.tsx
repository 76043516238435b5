import { metaOf } from "#facts/head/page-meta.ts";
import { paths } from "#facts/paths.ts";
import { useFacts } from "#facts/use-facts.ts";
import { curve } from "#platform/ui/curve.ts";
import type { IndustryCopy } from "../../words/industry-copy.ts";
import { wineriesCopy } from "../../words/wineries.ts";
import { IndustryPage } from "../industry/industry-page.tsx";
import "./strata.css";
import "./estate.css";
import "./ledger.css";
import "./seasons.css";

export const handle = { showsProof: true } as const;

export const meta = metaOf(wineriesCopy);

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

const surfaces = ["stratum--top surface-bone", "surface-ox", "surface-ink"];

function Strata({ title, layers }: IndustryCopy["build"]) {
  return (
    <section className="strata" aria-labelledby="strata">
      {layers.map((layer, index) => (
        <div className={`stratum ${surfaces[index]} grid`} key={layer.name}>
          {index === 0 ? <h2 id="strata">{title}</h2> : <Edge seed={index * 2.7} />}
          <p className="stratum__name">{layer.name}</p>
          <div className="stratum__say">
            <h3>{layer.title}</h3>
            <p>{layer.text}</p>
          </div>
        </div>
      ))}
    </section>
  );
}

const lines = [-3, -2, -1, 1, 2, 3];
const places = Array.from({ length: 21 }, (_, index) => index * 20);

/** The edge of a layer of soil: filled in the colour of the layer below, with contour lines. */
function Edge({ seed }: { seed: number }) {
  const row = (line: number) =>
    curve(places.map((x) => [x, heightAt(x / 100, line * (0.6 + 0.4 * Math.sin(x / 75 + seed)), seed)]));
  return (
    <svg className="edge" viewBox="0 0 400 480" preserveAspectRatio="none" aria-hidden="true">
      <path fill="currentColor" d={`${row(0)}V480H0z`} />
      <g fill="none">
        {lines.map((line) => (
          <path key={line} d={row(line)} vectorEffect="non-scaling-stroke" />
        ))}
      </g>
    </svg>
  );
}

const heightAt = (x: number, line: number, seed: number) =>
  240 +
  72 * Math.sin(x * 1.9 + seed) +
  36 * Math.sin(x * 4.1 + seed * 2.3) +
  64 * Math.sin(x * 0.98 + seed * 0.7) +
  36 * line;
