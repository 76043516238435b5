import { useFacts } from "#facts/use-facts.ts";
import { DrawnNotes, DrawnPage } from "#platform/sections/drawn-page.tsx";
import { bookConsultationCopy } from "../words/book-consultation.ts";
import "./specimen.css";

/** The two sheets of an audit: a page with remarks, and what to do first. */
export function Specimen() {
  const { title, lead, page, open, found, first } = bookConsultationCopy(useFacts()).specimen;
  return (
    <section className="specimen surface-bone section grid" aria-labelledby="specimen">
      <DrawnPage page={page} notes={found.items} />
      <div className="specimen__say">
        <h2 id="specimen">{title}</h2>
        <p className="lead">{lead}</p>
        <details>
          <summary>{open}</summary>
          <p className="note">{found.title}</p>
          <DrawnNotes notes={found.items} />
          <p className="note">{first.title}</p>
          <dl>
            {first.items.map((item) => (
              <div key={item.title}>
                <dt className="h4">{item.title}</dt>
                <dd>{item.text}</dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
    </section>
  );
}
