import { sessionPath } from "#facts/promised-kinds.ts";
import { useMonth } from "#facts/root-data.ts";
import { useFacts } from "#facts/use-facts.ts";
import { YearRidge } from "#platform/sections/year-ridge.tsx";
import { ButtonLink } from "#platform/ui/button.tsx";
import type { IndustryCopy } from "../../words/industry-copy.ts";
import { verticalsCopy } from "../../words/verticals.ts";
import "./trade-year.css";

/** In the order of the trades on their common page. */
const trades = ["estate", "lounge", "dining"] as const;

type Props = IndustryCopy["closing"] & { name: (typeof trades)[number] };

/** The last word: the trade's year with this month in it. */
export function TradeYear({ name, title, text, button }: Props) {
  const facts = useFacts();
  const { months, rows, now } = verticalsCopy(facts).year;
  const month = useMonth();
  const row = rows[trades.indexOf(name)];
  return (
    <section className="trade-year surface-ink grid" aria-labelledby="closing">
      <h2 id="closing">{title}</h2>
      <div className="trade-year__say">
        <p className="lead">{text}</p>
        <ButtonLink href={sessionPath(facts, "strategyCall")}>{button}</ButtonLink>
      </div>
      {row && (
        <figure>
          <figcaption className="h4">{row.title}</figcaption>
          <YearRidge months={months} peaks={row.peaks} now={{ month, words: now }}>
            <img src={`/marks/year-${name}.svg`} alt="" loading="lazy" />
          </YearRidge>
        </figure>
      )}
    </section>
  );
}
