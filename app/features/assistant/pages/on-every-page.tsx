import { useId } from "react";
import { useFacts } from "#facts/use-facts.ts";
import { askCopy } from "../words/dash-answers.ts";

/** Questions of visitors about a page, with the owner's answers. */
export function OnEveryPage({ shown: answers }: { shown: readonly { question: string; answer: string }[] }) {
  const [id, copy] = [useId(), askCopy(useFacts())];
  if (answers.length === 0) return null;
  return (
    <section className="section surface-bone asked" aria-labelledby={id}>
      <h2 id={id}>{copy.answered}</h2>
      {answers.map(({ question, answer }) => (
        <div key={question}>
          <h3 className="h4">{question}</h3>
          <p>{answer}</p>
        </div>
      ))}
    </section>
  );
}
