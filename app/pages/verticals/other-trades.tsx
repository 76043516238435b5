import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Plate } from "#app/ui/plate.tsx";
import type { VerticalsCopy } from "./verticals-copy.ts";
import "#app/ui/plate.css";
import "./other-trades.css";

export function OtherTrades({ title, text, note, button, plate }: VerticalsCopy["others"]) {
  return (
    <section className="other section on-bone grid" aria-labelledby="other">
      <Plate of="craft-seal" sizes="(max-width: 44rem) 110vw, 60vw" {...plate} />
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
