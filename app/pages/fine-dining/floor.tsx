import type { IndustryCopy } from "#app/copy/pages/industry-copy.ts";
import { Door, Pass, Table } from "./floor-plan.tsx";
import "./floor.css";

const rooms = [Door, Table, Pass];

/** Three systems as a walk through a floor plan: wall, door, table, pass. */
export function Floor({ title, layers }: IndustryCopy["build"]) {
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
