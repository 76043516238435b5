import type { DashCopy } from "#app/copy/pages/dash.ts";
import "./manners.css";

export function Manners({ title, intro, items }: DashCopy["manners"]) {
  return (
    <section className="manners section surface-ox grid" aria-labelledby="manners">
      <h2 id="manners">{title}</h2>
      <p className="note">{intro}</p>
      <ul>
        {items.map(({ title: rule, text }) => (
          <li key={rule}>
            <h3>{rule}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
