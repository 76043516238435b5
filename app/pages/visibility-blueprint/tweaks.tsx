import type { BlueprintCopy } from "#app/copy/pages/visibility-blueprint.ts";
import "./tweaks.css";

export function Tweaks({ title, items }: BlueprintCopy["inside"]) {
  return (
    <section className="tweaks section surface-ink grid" aria-labelledby="inside">
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
