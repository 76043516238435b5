import type { IndustryCopy } from "#app/copy/pages/industry-copy.ts";
import { Figure } from "#app/ui/figure.tsx";
import { WholeWords } from "#app/ui/whole-words.tsx";
import type { Industry } from "./industry.ts";
import "#app/ui/figure.css";

type Props = Pick<Industry, "name" | "detail"> & IndustryCopy["deliverables"];

export function Deliverables({ name, detail, title, note, figure, groups }: Props) {
  return (
    <section className={`trade-gets ${name}-gets section surface-paper grid`} aria-labelledby="deliverables">
      <Figure {...detail} {...figure} />
      <div className="trade-gets__head">
        <h2 id="deliverables">{title}</h2>
        <p className="note">{note}</p>
      </div>
      <ol>
        {groups.map((group) => (
          <li key={group.title}>
            <h3>{group.title}</h3>
            <ul>
              {group.items.map((item) => (
                <li key={item}>
                  <WholeWords>{item}</WholeWords>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
