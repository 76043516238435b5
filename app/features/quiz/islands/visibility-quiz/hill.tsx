import type { ReactNode } from "react";
import { fill } from "#platform/text/fill.ts";
import { hillLines, hillSize } from "../../rules/hill.ts";
import type { ScoresById } from "../../rules/quiz-progress.ts";
import { scoreAnswers } from "../../rules/score-quiz.ts";
import { quizCategories, quizQuestions } from "../../words/quiz-questions.ts";
import type { QuizResultCopy } from "../../words/quiz-result.ts";

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
