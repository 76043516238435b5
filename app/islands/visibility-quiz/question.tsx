import type { ReactNode } from "react";
import type { QuizQuestion } from "#app/copy/pages/quiz-questions.ts";
import { questionCount } from "#app/rules/quiz/quiz-progress.ts";
import type { QuizScore } from "#app/rules/quiz/score-quiz.ts";
import { fill } from "#app/rules/text/fill.ts";
import type { QuizWords } from "./intro.tsx";
import { Progress } from "./progress.tsx";
import { Scale } from "./scale.tsx";
import { useChoosing } from "./use-choosing.ts";

type Props = {
  /** Changes with each question and each new answer. */
  step: string;
  question: QuizQuestion;
  chosen: QuizScore | undefined;
  answered: number;
  words: QuizWords;
  /** The ridge that has grown so far. */
  hill: ReactNode;
  onAnswer: (score: QuizScore) => void;
  children: ReactNode;
};

export function Question({ step, question, chosen, answered, words, hill, onAnswer, children }: Props) {
  const { id, category, text } = question;
  const choosing = useChoosing(step, onAnswer);
  return (
    <form className="quiz surface-ink grid" aria-label={words.name} onSubmit={(event) => event.preventDefault()}>
      <Progress id={id} category={category} answered={answered} words={words} />
      <fieldset className="quiz__q" onKeyDown={choosing.onKeyDown}>
        <legend key={step} data-quiz-focus tabIndex={-1}>
          <span className="vh">{fill(words.number, { number: id, total: questionCount })}. </span>
          {text}
        </legend>
        {hill}
        <Scale name={`q${id}`} chosen={chosen} onClick={choosing.onClick} />
      </fieldset>
      <p className="quiz__why note">{question.why}</p>
      <div className="quiz__foot">{children}</div>
    </form>
  );
}
