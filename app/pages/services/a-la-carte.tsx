import { Courses } from "#app/sections/courses.tsx";
import { Plate } from "#app/ui/plate.tsx";
import type { ServicesCopy } from "./services-copy.ts";
import "#app/ui/plate.css";
import "./a-la-carte.css";

/** The menu: name, dotted leader, price, and a sentence for each dish. */
export function ALaCarte({ title, intro, items, plate }: ServicesCopy["aLaCarte"]) {
  return (
    <section className="carte on-ink grid" id="a-la-carte" aria-labelledby="carte">
      <Plate of="table" sizes="(max-width: 64rem) 100vw, 85vw" {...plate} />
      <div className="carte__list">
        <h2 id="carte">{title}</h2>
        <p className="lead">{intro}</p>
        <Courses items={items} />
      </div>
    </section>
  );
}
