import type { IndustryCopy } from "#app/copy/pages/industry-copy.ts";
import { Edge } from "./edge.tsx";
import "./strata.css";

const surfaces = ["stratum--top surface-bone", "surface-ox", "surface-ink"];

export function Strata({ title, layers }: IndustryCopy["build"]) {
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
