import { paths } from "#facts/paths.ts";
import { useFacts } from "#facts/use-facts.ts";
import { firstLine } from "../rules/hill.ts";
import { quizCopy } from "../words/quiz-questions.ts";
import { visibilityQuizCopy } from "../words/visibility-quiz.ts";
import "./first-question.css";

/** The quiz's first question. An answer draws its line and leads to the second; a worse one is drawn flatter. */
export function OnHome() {
  const { quizQuestions, scoreLabels } = quizCopy(useFacts());
  const { label, note } = visibilityQuizCopy(useFacts()).onHome;
  return (
    <section className="first-q section surface-bone grid" aria-labelledby="first-q">
      <p className="label">{label}</p>
      <h2 id="first-q">{quizQuestions[0]?.text}</h2>
      <form action={`${paths.visibilityQuiz()}#quiz`}>
        {Object.values(scoreLabels).map((name, index) => (
          <button key={name} type="submit" name="first" value={index + 1}>
            <b>{index + 1}</b> {name}
          </button>
        ))}
        <svg viewBox="0 176 420 118" preserveAspectRatio="none" aria-hidden="true">
          <path d={firstLine} />
        </svg>
      </form>
      <p className="note">{note}</p>
    </section>
  );
}
