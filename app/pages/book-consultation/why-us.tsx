import type { BookingCopy } from "#app/copy/pages/book-consultation.ts";
import "./why-us.css";

export function WhyUs({ title, items }: BookingCopy["why"]) {
  return (
    <section className="why section surface-paper grid" aria-labelledby="why">
      <h2 id="why">{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
