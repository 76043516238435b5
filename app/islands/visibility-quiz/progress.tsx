import { type QuizCategory, quizCopy } from "#app/copy/pages/quiz-questions.ts";
import { progressPercent, questionCount } from "#app/rules/quiz/quiz-progress.ts";
import { fill } from "#app/rules/text/fill.ts";
import { useWords } from "#app/sections/use-words.ts";
import type { QuizWords } from "./intro.tsx";

type Props = { id: number; category: QuizCategory; answered: number; words: QuizWords };

const ids = Array.from({ length: questionCount }, (_, index) => index + 1);

export function Progress({ id, category, answered, words }: Props) {
  const percent = progressPercent(answered, false);
  return (
    <div className="quiz__prog">
      <p className="label">{quizCopy(useWords()).areas[category]}</p>
      <p className="num">{fill(words.number, { number: id, total: questionCount })}</p>
      <p className="num quiz__percent">{percent}%</p>
      <progress className="vh" aria-label={words.progress} value={percent} max={100} />
      <div className="ticks" aria-hidden="true">
        {ids.map((each) => (
          <i key={each} className={each === id ? "now" : each <= answered ? "on" : undefined} />
        ))}
      </div>
    </div>
  );
}
