import type { IndustryCopy } from "#app/copy/pages/industry-copy.ts";
import { RolledLeaf } from "./rolled-leaf.tsx";
import "./leaves.css";

export function Leaves({ title, layers }: IndustryCopy["build"]) {
  return (
    <section className="leaves section surface-bottle grid" aria-labelledby="leaves">
      <RolledLeaf />
      <h2 id="leaves">{title}</h2>
      <ol>
        {layers.map((layer) => (
          <li key={layer.name}>
            <p className="leaves__name">{layer.name}</p>
            <h3>{layer.title}</h3>
            <p>{layer.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
