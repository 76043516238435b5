import type { ReactNode } from "react";
import { quizCategories, quizQuestions } from "#app/copy/pages/quiz-questions.ts";
import type { QuizResultCopy } from "#app/copy/pages/quiz-result.ts";
import { hillLines, hillSize } from "#app/rules/quiz/hill.ts";
import type { ScoresById } from "#app/rules/quiz/quiz-progress.ts";
import { scoreAnswers } from "#app/rules/quiz/score-quiz.ts";
import { fill } from "#app/rules/text/fill.ts";

type Props = { words: QuizResultCopy["hill"]; answers: ScoresById; children?: ReactNode };

/** The ridge of the answers, one line for each. Lines of open questions are invisible, where they will rise from. */
export function Hill({ words, answers, children }: Props) {
  const { categoryScores } = scoreAnswers(quizQuestions, answers);
  const heights = quizCategories.map((each) => `${words.summits[each]} ${categoryScores[each]}`).join(", ");
  return (
    <svg
      className="hill"
      viewBox={`0 0 ${hillSize.width} ${hillSize.height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={fill(words.heights, { heights })}
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
