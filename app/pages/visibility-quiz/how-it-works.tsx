import type { visibilityQuizCopy } from "#app/copy/pages/visibility-quiz.ts";
import { WholeWords } from "#app/ui/whole-words.tsx";
import "#app/sections/steps.css";
import "./how-it-works.css";

type Props = ReturnType<typeof visibilityQuizCopy>["steps"];

export function HowItWorks({ title, items }: Props) {
  return (
    <section className="section surface-bone grid quiz-steps" aria-labelledby="steps">
      <h2 id="steps">{title}</h2>
      <ol className="steps">
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>
              <WholeWords>{item.text}</WholeWords>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
