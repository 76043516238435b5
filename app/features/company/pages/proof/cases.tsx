import { type Case, hasFigure } from "#facts/shown-proof.ts";
import { useFacts } from "#facts/use-facts.ts";
import { useLocale } from "#facts/use-words.ts";
import { formatDay } from "#platform/intl/format-day.ts";
import { fill } from "#platform/text/fill.ts";
import { proofCopy } from "../../words/proof.ts";

type Props = { of: readonly Case[]; title: string; surface?: "paper" | "bone" };

/** A list of results: the figure at the left, the business and its story at the right. Nothing without a case. */
export function Cases({ of: cases, title, surface = "paper" }: Props) {
  const { note, counted } = proofCopy(useFacts()).cases;
  if (cases.length === 0) return null;
  return (
    <section className={`cases section surface-${surface} grid`} aria-labelledby="cases">
      <h2 id="cases">{title}</h2>
      <p className="note">{note}</p>
      <ol>
        {cases.map((each) => (
          <CaseRow key={`${each.business} ${each.change}`} of={each} counted={counted} />
        ))}
      </ol>
    </section>
  );
}

function CaseRow({ of: { business, place, change, ...rest }, counted }: { of: Case; counted: string }) {
  const locale = useLocale();
  const figure = hasFigure({ business, place, change, ...rest });
  return (
    <li>
      {figure && (
        <p className="case__figure">
          <b>{rest.figure}</b> {rest.figureOf}
          <small>
            {" "}
            <time dateTime={rest.figureDay}>{fill(counted, { day: formatDay(rest.figureDay, locale) })}</time>
          </small>
        </p>
      )}
      <div className="case__story">
        <h3>{business}</h3>
        {place && <p className="case__place">{place}</p>}
        <p>{change}</p>
      </div>
    </li>
  );
}
