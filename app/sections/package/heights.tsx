import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Hills } from "./hills.tsx";
import type { PackageCopy } from "./package-copy.ts";
import { packagePaths } from "./package-paths.ts";
import "./heights.css";

type Props = PackageCopy["range"] & Pick<PackageCopy, "closing">;

/** The three packages on one hill, and the last word of the page. */
export function Heights({ title, items, closing }: Props) {
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
        <div className="heights__last">
          <h3>{closing.title}</h3>
          <p>{closing.lead}</p>
          <ButtonLink kind="ink" href={paths.bookConsultation()}>
            {closing.action}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
