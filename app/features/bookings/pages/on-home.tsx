import { useFacts } from "#facts/use-facts.ts";
import { bookConsultationCopy } from "../words/book-consultation.ts";
import "./specimen.css";

/** Two sheets of a free audit, of this very site. */
export function OnHome() {
  const { title, lead, measured, first } = bookConsultationCopy(useFacts()).specimen;
  return (
    <section className="specimen surface-bone section grid" aria-labelledby="specimen">
      <h2 id="specimen">{title}</h2>
      <p className="quiet">{lead}</p>
      <div className="specimen__sheet surface-paper">
        <h3>{measured.title}</h3>
        <dl>
          {measured.rows.map(({ term, details }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{details}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="specimen__sheet surface-paper">
        <h3>{first.title}</h3>
        <ol>
          {first.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}
