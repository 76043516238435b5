import { fill } from "#platform/text/fill.ts";
import type { QuizWords } from "./intro.tsx";
import type { Quiz } from "./use-quiz.ts";

type Moves = Pick<Quiz, "back" | "forwardTo" | "startOver">;
type Props = { id: number; isAnswered: boolean; hasAnswers: boolean; words: QuizWords; moves: Moves };

/** Links at a question: back, forward if it was answered before, start again. */
export function Ways({ id, isAnswered, hasAnswers, words, moves }: Props) {
  return (
    <>
      <TextButton onClick={moves.back}>{id > 1 ? fill(words.back, { number: id - 1 }) : words.backToIntro}</TextButton>
      {isAnswered && <TextButton onClick={() => moves.forwardTo(id + 1)}>{words.next}</TextButton>}
      <p className="quiz__hint">{words.hint}</p>
      {hasAnswers && <TextButton onClick={moves.startOver}>{words.startOver}</TextButton>}
    </>
  );
}

export function TextButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button className="textbtn" type="button" onClick={onClick}>
      {children}
    </button>
  );
}
