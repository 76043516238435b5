import { quizCategories } from "#facts/quiz-points.ts";
import { useWords } from "#facts/use-words.ts";
import { type HillPlace, hillOutline, hillPlaceOf, hillSize, hillSummits } from "../../../rules/hill.ts";
import type { ScoresById } from "../../../rules/quiz-progress.ts";
import type { QuizScores } from "../../../rules/score-quiz.ts";
import { answersOnceDone, weakestQuestion } from "../../../rules/weakest-answers.ts";
import { quizCopy } from "../../../words/quiz-questions.ts";
import type { QuizResultCopy } from "../../../words/quiz-result.ts";
import { Hill } from "../hill.tsx";

export type DrawnHill = {
  answers: ScoresById;
  /** The answers of an earlier quiz. */
  earlier?: ScoresById | null;
  /** Only the sums of the answers are known, so no valley has a name. */
  isLikely?: boolean;
};

type Props = DrawnHill & { words: QuizResultCopy["hill"]; scores: QuizScores };

/** The finished hill with its weakest valley, the hill after the advised steps, and the hill of an earlier quiz. */
export function OpenHill({ words, scores, answers, earlier, isLikely }: Props) {
  const weakest = isLikely ? undefined : weakestQuestion(answers, scores);
  const valley = weakest === undefined ? undefined : hillPlaceOf(weakest, answers);
  const onceDone = answersOnceDone(answers, scores);
  const { quizQuestions: asked } = quizCopy(useWords());
  return (
    <figure className="hill-open">
      <Hill words={words} answers={answers}>
        {earlier && <path className="hill__earlier" d={hillOutline(earlier)} />}
        <path className="hill__done" d={hillOutline(onceDone)} />
        {valley && <Valley at={valley} outline={hillOutline(answers)} />}
      </Hill>
      <Marks words={words} answers={answers} onceDone={onceDone} valley={valley} />
      <figcaption>
        {weakest !== undefined && (
          <p className="hill__low">
            <b>{words.valley}</b> {asked[weakest - 1]?.text}
          </p>
        )}
        <p>
          {words.done} <em>{words.drawn}</em>
        </p>
        {earlier && <p>{words.earlier}</p>}
      </figcaption>
    </figure>
  );
}

const halfValley = 60;

/** Draws the top line again around one place, in another colour. All lines would form a solid block. */
function Valley({ at, outline }: { at: HillPlace; outline: string }) {
  return (
    <>
      <clipPath id="valley">
        <rect x={at.x * hillSize.width - halfValley} width={halfValley * 2} height={hillSize.height} />
      </clipPath>
      <path className="hill__valley" d={outline} clipPath="url(#valley)" />
    </>
  );
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

type MarksProps = Pick<Props, "words" | "answers"> & { onceDone: ScoresById; valley: HillPlace | undefined };

/** Letters in a drawing of their own, because the hill is stretched; they stand clear of the dotted line. */
function Marks({ words, answers, onceDone, valley }: MarksProps) {
  const highest = hillSummits(onceDone);
  return (
    <svg className="hill__marks" width="100%" height="100%" aria-hidden="true">
      {hillSummits(answers).map(({ x, y }, index) => {
        const category = quizCategories[index];
        return (
          <text
            key={category}
            x={percent(x)}
            y={percent(Math.min(y, highest[index]?.y ?? y))}
            dy="-14"
            textAnchor="middle"
          >
            {category && words.summits[category]}
          </text>
        );
      })}
      {valley && <line x1={percent(valley.x)} x2={percent(valley.x)} y1={percent(valley.y)} y2="100%" />}
    </svg>
  );
}
