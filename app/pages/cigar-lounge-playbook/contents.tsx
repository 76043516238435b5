import type { CigarCopy } from "./cigar-copy.ts";
import "./contents.css";

/** Six entries in two columns, numbered as in a catalog. */
export function Contents({ title, items }: CigarCopy["inside"]) {
  return (
    <section className="six section on-paper grid" aria-labelledby="inside">
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
