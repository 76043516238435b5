import { Hills } from "./hills.tsx";
import type { PackageCopy } from "./package-copy.ts";
import { packagePaths } from "./package-paths.ts";
import "./heights.css";

export function Heights({ title, items }: PackageCopy["range"]) {
  return (
    <section className="heights surface-paper" aria-labelledby="heights">
      <div className="grid">
        <h2 id="heights">{title}</h2>
      </div>
      <Hills here={items.findIndex((item) => item.isCurrent)} />
      <div className="grid">
        <ol>
          {items.map(({ id, name, price, isCurrent }) => (
            <li key={id} aria-current={isCurrent ? "page" : undefined}>
              {isCurrent ? <b>{name}</b> : <a href={packagePaths[id]}>{name}</a>} <span>{price}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
