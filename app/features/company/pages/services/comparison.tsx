import { useFacts } from "#facts/use-facts.ts";
import { tableRoles as roles } from "#platform/sections/table-roles.ts";
import { Badge } from "#platform/ui/badge.tsx";
import { WholeWords } from "#platform/ui/whole-words.tsx";
import type { ComparisonValue } from "../../words/comparison.ts";
import type { ServicesCopy } from "../../words/services.ts";
import "#platform/ui/badges.css";
import "#platform/sections/compare.css";

type Copy = ServicesCopy["comparison"];

/** The packages side by side; on a phone three values under each feature, the names staying in view. */
export function Comparison(copy: Copy) {
  const { leaving } = useFacts().contract;
  return (
    <section className="section surface-bone grid" id="comparison" aria-labelledby="comparison-title">
      <h2 className="list-head" id="comparison-title">
        {copy.title}
      </h2>
      <table className="compare" aria-labelledby="comparison-title" {...roles.table}>
        <thead {...roles.rows}>
          <tr {...roles.row}>
            <th {...roles.columnHead}>
              <span className="vh">{copy.featureHeading}</span>
            </th>
            {Object.values(copy.columns).map(({ id, name, badge }) => (
              <th key={id} className={badge ? "best" : undefined} {...roles.columnHead}>
                {badge && <Badge>{badge}</Badge>} {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.rows}>
          {copy.rows.map((row, index) => (
            <tr key={row.feature} className={index < priceRows ? "money" : undefined} {...roles.row}>
              <th {...roles.rowHead}>{row.feature}</th>
              {Object.values(copy.columns).map(({ id, name, badge }) => (
                <td key={id} data-package={name} className={badge ? "best" : undefined} {...roles.cell}>
                  <Value of={row[id]} included={copy.included} notIncluded={copy.notIncluded} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="compare__note">
        {copy.note} {leaving}
      </p>
    </section>
  );
}

const priceRows = 2;

type ValueProps = { of: ComparisonValue } & Pick<Copy, "included" | "notIncluded">;

function Value({ of: value, included, notIncluded }: ValueProps) {
  if (typeof value === "string") return <WholeWords>{value}</WholeWords>;
  return (
    <>
      <span className={value ? "tick" : "none"} aria-hidden="true">
        {!value && "–"}
      </span>
      <span className="vh">{value ? included : notIncluded}</span>
    </>
  );
}
