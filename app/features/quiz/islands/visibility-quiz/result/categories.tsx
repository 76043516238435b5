import { Fragment } from "react";
import { useWords } from "#facts/use-words.ts";
import { categoryBandOf, type QuizScores } from "../../../rules/score-quiz.ts";
import { type QuizCategory, quizCategories, quizCopy } from "../../../words/quiz-questions.ts";
import type { QuizResultCopy } from "../../../words/quiz-result.ts";

const maxPoints = 25;

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
                  <small> {words.of}</small>
                </td>
              </tr>
              <tr>
                <td colSpan={2}>
                  <Bar points={scores[category]} isLowest={category === weakest} />
                  {words.advice[category].tiers[categoryBandOf(scores[category])]}
                </td>
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Bar({ points, isLowest }: { points: number; isLowest: boolean }) {
  return (
    <svg className={isLowest ? "meter meter--low" : "meter"} width="100%" height="9" aria-hidden="true">
      <rect width={`${(points / maxPoints) * 100}%`} height="9" />
    </svg>
  );
}
