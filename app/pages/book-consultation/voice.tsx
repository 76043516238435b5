import type { BookingCopy } from "#app/copy/pages/book-consultation.ts";
import "./voice.css";

export function Voice({ quote, name, role }: BookingCopy["testimonial"]) {
  return (
    <section className="voice surface-paper grid">
      <blockquote>{quote}</blockquote>
      <p>
        <b>{name}</b> {role}
      </p>
    </section>
  );
}
