import type { AboutCopy } from "#app/copy/pages/about.ts";
import { Seal } from "#app/ui/seal.tsx";
import "./quadrant.css";

export function Quadrant({ title, items }: AboutCopy["reasons"]) {
  return (
    <section className="cross section surface-bone grid" aria-labelledby="reasons">
      <h2 id="reasons">{title}</h2>
      <div className="cross__pts">
        {items.map(({ title: reason, text }) => (
          <article key={reason}>
            <h3>{reason}</h3>
            <p>{text}</p>
          </article>
        ))}
        <div className="cross__seal">
          <Seal />
        </div>
      </div>
    </section>
  );
}
