import type { CigarCopy } from "#app/copy/pages/cigar-lounge-playbook.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import "./audience.css";

export function Audience({ title, items, not, button }: CigarCopy["audience"]) {
  return (
    <section className="patrons section surface-bone grid" aria-labelledby="audience">
      <h2 id="audience">{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className="note">{not}</p>
      <ButtonLink kind="ink" href="#lead-form">
        {button}
      </ButtonLink>
    </section>
  );
}
