import type { ReactNode } from "react";
import { hillLines, hillSize } from "../../rules/hill.ts";
import type { ScoresById } from "../../rules/quiz-progress.ts";
import { scoreAnswers } from "../../rules/score-quiz.ts";
import { type QuizResultCopy, sayHeights } from "../../words/quiz-result.ts";

type Props = { words: QuizResultCopy["hill"]; answers: ScoresById; children?: ReactNode };

/** The ridge of the answers, one line for each. Lines of open questions are invisible, where they will rise from. */
export function Hill({ words, answers, children }: Props) {
  const { categoryScores } = scoreAnswers(answers);
  return (
    <svg
      className="hill"
      viewBox={`0 0 ${hillSize.width} ${hillSize.height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={sayHeights(words, categoryScores)}
    >
      <g>
        {hillLines(answers).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is the answer to the question of its number
          <path key={index} d={line} opacity={answers[index + 1] ? undefined : 0} />
        ))}
      </g>
      {children}
    </svg>
  );
}
