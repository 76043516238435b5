import { Fragment } from "react";
import { maxPoints, type QuizCategory, quizCategories } from "#facts/quiz-points.ts";
import { useWords } from "#facts/use-words.ts";
import { fill } from "#platform/text/fill.ts";
import { bandOf, type QuizScores } from "../../../rules/score-quiz.ts";
import { quizCopy } from "../../../words/quiz-questions.ts";
import type { QuizResultCopy } from "../../../words/quiz-result.ts";

type Props = { words: QuizResultCopy["categories"]; scores: QuizScores["categoryScores"]; weakest: QuizCategory };

/** Three bars, drawn in a table for screen readers. */
export function Categories({ words, scores, weakest }: Props) {
  const { areas } = quizCopy(useWords());
  return (
    <section className="cats section surface-bone grid" aria-labelledby="areas">
      <h2 id="areas">{words.title}</h2>
      <table aria-labelledby="areas">
        <thead className="vh">
          <tr>
            <th scope="col">{words.area}</th>
            <th scope="col">{words.points}</th>
          </tr>
        </thead>
        <tbody>
          {quizCategories.map((category) => (
            <Fragment key={category}>
              <tr>
                <th scope="row">{areas[category]}</th>
                <td>
                  {scores[category]}
                  <small> {fill(words.of, { max: maxPoints(category) })}</small>
                </td>
              </tr>
              <tr>
                <td colSpan={2}>
                  <Bar share={scores[category] / maxPoints(category)} isLowest={category === weakest} />
                  {words.advice[category].tiers[bandOf(scores[category], category)]}
                </td>
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Bar({ share, isLowest }: { share: number; isLowest: boolean }) {
  return (
    <svg className={isLowest ? "meter meter--low" : "meter"} width="100%" height="9" aria-hidden="true">
      <rect width={`${share * 100}%`} height="9" />
    </svg>
  );
}
