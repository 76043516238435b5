import type { BookingCopy } from "#app/copy/pages/book-consultation.ts";
import { WholeWords } from "#app/ui/whole-words.tsx";
import "./expect.css";

export function Expect({ title, lead, items }: BookingCopy["expect"]) {
  return (
    <section className="expect surface-paper grid" aria-labelledby="expect">
      <div className="expect__say">
        <h2 id="expect">{title}</h2>
        <p className="quiet">
          <WholeWords>{lead}</WholeWords>
        </p>
      </div>
      <ol>
        {items.map((item) => (
          <li key={item.when}>
            <p className="expect__when">{item.when}</p>
            <h3 className="h4">
              <WholeWords>{item.title}</WholeWords>
            </h3>
            <p className="quiet">{item.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
