import { paths } from "#facts/paths.ts";
import { ButtonLink } from "#platform/ui/button.tsx";
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

/** The three hills in a field of 1200 by 140, and the height of their tops and saddles. */
const hills = [200, 600, 1000] as const;
const tops = [92, 58, 12] as const;
const saddles = [136, 128, 112, 118] as const;

/** The ridge over the three hills, flattened by `share`. */
function line(share: number) {
  const at = (depth: number) => Math.round(140 - (140 - depth) * share);
  const [left, first, second, right] = saddles;
  return [
    `M0 ${at(left)}C70 ${at(left)} 130 ${at(tops[0])} 200 ${at(tops[0])}`,
    `S335 ${at(first)} 400 ${at(first)}S525 ${at(tops[1])} 600 ${at(tops[1])}`,
    `S725 ${at(second)} 800 ${at(second)}S915 ${at(tops[2])} 1000 ${at(tops[2])}S1140 ${at(right)} 1200 ${at(right)}`,
  ].join("");
}

const shares = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1];

/** `here` is the hill with the pin. */
function Hills({ here }: { here: number }) {
  const left = hills[here];
  const top = tops[here];
  return (
    <svg className="heights__r" viewBox="0 0 1200 140" preserveAspectRatio="none" aria-hidden="true">
      <g fill="none" stroke="currentColor">
        {shares.map((share) => (
          <path key={share} d={line(share)} strokeOpacity={share} vectorEffect="non-scaling-stroke" />
        ))}
        <path className="heights__pin" d={`M${left} ${top}V140`} vectorEffect="non-scaling-stroke" />
        <path className="heights__top" d={`M${left} ${top}h.01`} vectorEffect="non-scaling-stroke" />
      </g>
    </svg>
  );
}
