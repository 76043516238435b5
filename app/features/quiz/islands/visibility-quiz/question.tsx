import type { ReactNode } from "react";
import { askedQuestions, type QuizCategory, questionCount } from "#facts/quiz-points.ts";
import { useWords } from "#facts/use-words.ts";
import { fill } from "#platform/text/fill.ts";
import { progressPercent } from "../../rules/quiz-progress.ts";
import type { QuizScore } from "../../rules/score-quiz.ts";
import { type QuizQuestion, quizCopy } from "../../words/quiz-questions.ts";
import type { QuizWords } from "./intro.tsx";
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

type ProgressProps = { id: number; category: QuizCategory; answered: number; words: QuizWords };

function Progress({ id, category, answered, words }: ProgressProps) {
  const percent = progressPercent(answered, false);
  return (
    <div className="quiz__prog">
      <p className="label">{quizCopy(useWords()).areas[category]}</p>
      <p className="num">{fill(words.number, { number: id, total: questionCount })}</p>
      <p className="num quiz__percent">{percent}%</p>
      <progress className="vh" aria-label={words.progress} value={percent} max={100} />
      <div className="ticks" aria-hidden="true">
        {askedQuestions.map((each) => (
          <i key={each.id} className={each.id === id ? "now" : each.id <= answered ? "on" : undefined} />
        ))}
      </div>
    </div>
  );
}
