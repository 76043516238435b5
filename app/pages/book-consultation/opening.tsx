import type { BookingCopy } from "#app/copy/pages/book-consultation.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import "#app/sections/opening.css";
import "./opening.css";

export function Opening({ title, turn, lead, button }: BookingCopy["hero"]) {
  return (
    <section className="opening book-open surface-ink grid">
      <img className="opening__field" src="/marks/field-ox.svg" alt="" width="1600" height="760" />
      <h1>
        {title} <em>{turn}</em>
      </h1>
      <p className="lead">{lead}</p>
      <ButtonLink href="#booking">{button}</ButtonLink>
    </section>
  );
}
