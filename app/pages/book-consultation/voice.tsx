import type { BookingCopy } from "./booking-copy.ts";
import "./voice.css";

export function Voice({ quote, name, role }: BookingCopy["testimonial"]) {
  return (
    <section className="voice on-paper grid">
      <blockquote>{quote}</blockquote>
      <p>
        <b>{name}</b> {role}
      </p>
    </section>
  );
}
