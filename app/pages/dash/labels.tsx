import type { DashCopy } from "#app/copy/pages/dash.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import "#app/ui/frame.css";
import "./labels.css";

export function Labels({ title, cards, note }: DashCopy["pricing"]) {
  return (
    <section className="tags2 surface-bone grid" id="price" aria-labelledby="price-title">
      <h2 id="price-title">{title}</h2>
      {cards.map(({ id, title: name, price, unit, text, action }, index) => (
        <div key={id} className="tag frame surface-paper">
          <h3>{name}</h3>
          <p className="tag__n">
            {price} <span>{unit}</span>
          </p>
          <p className="quiet">{text}</p>
          <ButtonLink kind={index === 0 ? "ink" : "line"} href={paths.bookConsultation()}>
            {action}
          </ButtonLink>
        </div>
      ))}
      <p className="tags2__note">{note}</p>
    </section>
  );
}
