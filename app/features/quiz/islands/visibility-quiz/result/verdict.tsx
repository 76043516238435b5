import type { ReactNode } from "react";
import { maxPoints } from "#facts/quiz-points.ts";
import { fill } from "#platform/text/fill.ts";
import { bandOf, quizBands } from "../../../rules/score-quiz.ts";
import type { QuizResultCopy } from "../../../words/quiz-result.ts";

type Props = {
  words: QuizResultCopy["result"];
  totalScore: number;
  as?: "h1" | "h2";
  /** The hill, behind the number. */
  children: ReactNode;
};

/** The score, its band, and its place on the scale. */
export function Verdict({ words, totalScore, as: Heading = "h2", children }: Props) {
  const band = bandOf(totalScore);
  return (
    <section className="result-open surface-paper grid" aria-labelledby="verdict">
      {children}
      <p className="score">
        <span className="n">{totalScore}</span> <span className="of">{words.of}</span>
      </p>
      <div className="verdict">
        <Heading id="verdict" data-quiz-focus tabIndex={-1}>
          <span className="label">{words.label}</span> {words.bands[band].name}
        </Heading>
        <p className="lead">{words.bands[band].message}</p>
        <p className="note">{words.bands[band].offer}</p>
      </div>
      <div className="bands">
        <Pin at={totalScore} text={fill(words.pin, { score: totalScore })} />
        <UprightPin at={totalScore} />
        <ol aria-label={words.scale}>
          {quizBands.toReversed().map((each) => (
            <li key={each} aria-current={each === band || undefined}>
              {words.bands[each].label}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Pin({ at, text }: { at: number; text: string }) {
  const x = `${(at / maxPoints()) * 100}%`;
  return (
    <svg className="pin" width="100%" height="44" aria-hidden="true">
      <line x1={x} x2={x} y2="44" />
      <text x={x} dx="-8" y="16" textAnchor="end">
        {text}
      </text>
    </svg>
  );
}

/** On a phone the ruler stands upright, with the best at its top. */
function UprightPin({ at }: { at: number }) {
  const y = `${(1 - at / maxPoints()) * 100}%`;
  return (
    <svg className="pin pin--upright" width="44" height="100%" aria-hidden="true">
      <line x2="44" y1={y} y2={y} />
      <text x="2" y={y} dy="-8">
        {at}
      </text>
    </svg>
  );
}
