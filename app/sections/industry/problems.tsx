import type { IndustryCopy } from "#app/copy/pages/industry-copy.ts";
import type { Industry } from "./industry.ts";

export function Problems({ name, title, rows }: { name: Industry["name"] } & IndustryCopy["problems"]) {
  return (
    <section className={`trade-problems ${name}-problems section surface-bone grid`} aria-labelledby="problems">
      <h2 id="problems">{title}</h2>
      <dl>
        {rows.map(({ says, cause, behind }) => (
          <div key={says}>
            <dt>{says}</dt>
            <dd>
              <b>{cause}</b> {behind}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
