import type { DiningCopy } from "#app/copy/pages/fine-dining-playbook.ts";
import { Cover } from "#app/ui/cover.tsx";
import "#app/ui/cover.css";
import "./conditions.css";

export function Conditions({ title, items, cover }: DiningCopy["audience"] & Pick<DiningCopy, "cover">) {
  return (
    <section className="ticklist surface-paper grid" aria-labelledby="audience">
      <div className="ticklist__say">
        <h2 id="audience">{title}</h2>
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      <Cover art="dining" {...cover} />
    </section>
  );
}
