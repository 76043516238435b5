import type { DiningCopy } from "#app/copy/pages/fine-dining-playbook.ts";
import "./learn.css";

export function Learn({ title, cards, quote }: DiningCopy["learn"]) {
  return (
    <section className="learn section surface-bone grid" aria-labelledby="learn">
      <h2 id="learn">{title}</h2>
      <Pair cards={cards.slice(0, 2)} />
      <blockquote>
        {quote.split(/(?<=\.) /).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </blockquote>
      <Pair cards={cards.slice(2)} />
    </section>
  );
}

function Pair({ cards }: Pick<DiningCopy["learn"], "cards">) {
  return (
    <div className="learn__pair">
      {cards.map(({ title, text }) => (
        <article key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </article>
      ))}
    </div>
  );
}
