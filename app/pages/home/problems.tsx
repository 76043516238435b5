import type { HomeCopy } from "#app/copy/pages/home.ts";
import { WholeWords } from "#app/ui/whole-words.tsx";
import { FallingContour } from "./falling-contour.tsx";
import "./problems.css";

export function Problems({ title, items }: HomeCopy["problems"]) {
  return (
    <section className="heard section surface-paper grid" aria-labelledby="heard">
      <h2 id="heard">{title}</h2>
      <div className="heard__hang">
        <FallingContour />
        <ol>
          {items.map((item, index) => (
            <li key={item.title}>
              <span className="n" aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="h4">
                <WholeWords>{item.title}</WholeWords>
              </h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
