import type { VerticalsCopy } from "#app/copy/pages/verticals.ts";
import { Ridge } from "#app/ui/ridge.tsx";
import "./year.css";

type YearCopy = VerticalsCopy["year"];

/** The year of a trade is planned from its second season. */
const heights = [0.52, 1];

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
            <div className="year__ridge">
              <Ridge peaks={row.peaks.map(({ month }, index) => ({ month, height: heights[index] ?? 1 }))} />
              <Months months={months} peaks={row.peaks} />
            </div>
          </div>
        ))}
      </div>
      <p className="small quiet year__foot">{foot}</p>
    </section>
  );
}

type MonthsProps = { months: YearCopy["months"]; peaks: YearCopy["rows"][number]["peaks"] };

/** Screen readers hear only the months in which something happens. */
function Months({ months, peaks }: MonthsProps) {
  return (
    <ol className="months">
      {months.map((name, index) => {
        const peak = peaks.find(({ month }) => month === index + 1);
        return (
          <li key={name} aria-hidden={peak ? undefined : true}>
            {peak && (
              <i>
                {peak.label} <span className="vh">{name}</span>
              </i>
            )}
            <span aria-hidden="true">{name[0]}</span>
          </li>
        );
      })}
    </ol>
  );
}
