import type { CigarCopy } from "#app/copy/pages/cigar-lounge-playbook.ts";
import "./contents.css";

export function Contents({ title, items }: CigarCopy["inside"]) {
  return (
    <section className="six section surface-paper grid" aria-labelledby="inside">
      <h2 id="inside">{title}</h2>
      <ol>
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
