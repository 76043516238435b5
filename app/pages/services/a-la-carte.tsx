import type { ServicesCopy } from "#app/copy/pages/services.ts";
import { Courses } from "#app/sections/courses.tsx";
import { Figure } from "#app/ui/figure.tsx";
import "#app/ui/figure.css";
import "./a-la-carte.css";

export function ALaCarte({ title, intro, items, figure }: ServicesCopy["aLaCarte"]) {
  return (
    <section className="carte surface-ink grid" id="a-la-carte" aria-labelledby="carte">
      <Figure of="table" sizes="(max-width: 64rem) 100vw, 85vw" {...figure} />
      <div className="carte__list">
        <h2 id="carte">{title}</h2>
        <p className="lead">{intro}</p>
        <Courses items={items} />
      </div>
    </section>
  );
}
