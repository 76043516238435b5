import type { MouseEvent } from "react";
import { useWords } from "#facts/use-words.ts";
import type { QuizScore } from "../../rules/score-quiz.ts";
import { quizCopy } from "../../words/quiz-questions.ts";

type Props = {
  name: string;
  chosen: QuizScore | undefined;
  onClick?: (event: MouseEvent<HTMLInputElement>) => void;
};

/** Five choices, from Poor to Excellent. */
export function Scale({ name, chosen, onClick }: Props) {
  const labels = Object.values(quizCopy(useWords()).scoreLabels);
  const scores = labels.map((label, index) => ({ score: (index + 1) as QuizScore, label }));
  return (
    <div className="scale">
      {scores.map(({ score, label }) => (
        // New inputs for each question, so that none is preselected or still highlighted.
        <label key={`${name} ${chosen} ${score}`}>
          <input type="radio" name={name} value={score} defaultChecked={chosen === score} onClick={onClick} />
          <b>{score}</b> <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
