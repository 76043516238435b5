import type { BookingCopy } from "#app/copy/pages/book-consultation.ts";
import { proofCopy } from "#app/copy/pages/proof.ts";
import { FounderCard } from "#app/sections/proof/founder-card.tsx";
import { useProof } from "#app/sections/proof/use-proof.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import { WholeWords } from "#app/ui/whole-words.tsx";
import "./expect.css";

export function Expect({ title, lead, items }: BookingCopy["expect"]) {
  const { founder } = useProof();
  const { talk } = proofCopy(useFacts()).founder;
  return (
    <section className="expect surface-paper grid" aria-labelledby="expect">
      <div className="expect__say">
        <h2 id="expect">{title}</h2>
        <p className="quiet">
          <WholeWords>{lead}</WholeWords>
        </p>
        <FounderCard of={founder} label={talk} />
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
