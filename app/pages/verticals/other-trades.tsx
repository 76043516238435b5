import type { VerticalsCopy } from "#app/copy/pages/verticals.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Figure } from "#app/ui/figure.tsx";
import "#app/ui/figure.css";
import "./other-trades.css";

export function OtherTrades({ title, text, note, button, figure }: VerticalsCopy["others"]) {
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
