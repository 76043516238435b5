import type { BlueprintCopy } from "./blueprint-copy.ts";
import "./tweaks.css";

/** Five jobs, each under a numeral that can be read from across the room. */
export function Tweaks({ title, items }: BlueprintCopy["inside"]) {
  return (
    <section className="tweaks section on-ink grid" aria-labelledby="inside">
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
