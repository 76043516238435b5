import type { visibilityQuizCopy } from "#app/copy/pages/visibility-quiz.ts";
import "./discover.css";

type Props = ReturnType<typeof visibilityQuizCopy>["discover"];

export function Discover({ title, items }: Props) {
  return (
    <section className="faults section surface-paper grid" aria-labelledby="discover">
      <h2 id="discover">{title}</h2>
      <dl>
        {items.map((item) => (
          <div key={item.title}>
            <dt>{item.title}</dt>
            <dd>{item.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
