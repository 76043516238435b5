import type { VerticalsCopy } from "#app/copy/pages/verticals.ts";
import { YearRidge } from "#app/sections/year-ridge.tsx";
import "./year.css";

type YearCopy = VerticalsCopy["year"];

export function Year({ title, note, months, rows, foot }: YearCopy) {
  return (
    <section className="year section surface-paper grid" aria-labelledby="year">
      <h2 id="year">{title}</h2>
      <p className="note year__note">{note}</p>
      <div className="year__rows">
        {rows.map((row) => (
          <div className="year__row" key={row.title}>
            <div className="year__say">
              <h3 className="h4">{row.title}</h3>
              <p>{row.text}</p>
            </div>
            <YearRidge months={months} peaks={row.peaks} />
          </div>
        ))}
      </div>
      <p className="small quiet year__foot">{foot}</p>
    </section>
  );
}
