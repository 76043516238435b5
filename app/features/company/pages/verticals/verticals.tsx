import { metaOf } from "#facts/head/page-meta.ts";
import { paths } from "#facts/paths.ts";
import { useFacts } from "#facts/use-facts.ts";
import { YearRidge } from "#platform/sections/year-ridge.tsx";
import { ButtonLink } from "#platform/ui/button.tsx";
import { Figure } from "#platform/ui/figure.tsx";
import { GoLink } from "#platform/ui/go-link.tsx";
import { Picture } from "#platform/ui/picture.tsx";
import { type VerticalsCopy, verticalsCopy } from "../../words/verticals.ts";
import "./other-trades.css";
import "#platform/ui/figure.css";
import "./triptych.css";
import "./year.css";

export const meta = metaOf(verticalsCopy);

export default function VerticalsPage() {
  const copy = verticalsCopy(useFacts());
  return (
    <>
      <Triptych hero={copy.hero} panels={copy.panels} />
      <Year {...copy.year} />
      <OtherTrades {...copy.others} />
    </>
  );
}

function OtherTrades({ title, text, note, button, figure }: VerticalsCopy["others"]) {
  return (
    <section className="other section surface-bone grid" aria-labelledby="other">
      <Figure of="craft-seal" sizes="(max-width: 44rem) 110vw, 60vw" {...figure} />
      <div className="other__say">
        <h2 id="other">{title}</h2>
        <p>{text}</p>
        <ButtonLink kind="ink" href={paths.bookConsultation()}>
          {button}
        </ButtonLink>
        <p className="note">{note}</p>
      </div>
    </section>
  );
}

type YearCopy = VerticalsCopy["year"];

function Year({ title, note, months, rows, foot }: YearCopy) {
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

const scenes = {
  wineries: { picture: "stock-grapes", path: paths.wineries() },
  cigarLounges: { picture: "humidor", path: paths.cigarLounges() },
  fineDining: { picture: "stock-candle", path: paths.fineDining() },
} as const;

function Triptych({ hero, panels }: Pick<VerticalsCopy, "hero" | "panels">) {
  return (
    <section className="trio surface-ink">
      <div className="grid trio__head">
        <h1>
          {hero.title} <em>{hero.turn}</em>
        </h1>
        <p className="lead">{hero.lead}</p>
      </div>
      <div className="trip">
        {panels.map(({ id, title, text, link }, index) => {
          const { picture, path } = scenes[id as keyof typeof scenes];
          return (
            <article key={id}>
              <Picture of={picture} alt="" sizes="(max-width: 44rem) 170vw, 100vw" priority={index === 0} />
              <h2>{title}</h2>
              <p>{text}</p>
              <GoLink href={path}>{link}</GoLink>
            </article>
          );
        })}
      </div>
    </section>
  );
}
