import { paths } from "#facts/paths.ts";
import { Button } from "#platform/ui/button.tsx";
import type { visibilityQuizCopy } from "../../words/visibility-quiz.ts";

export type QuizWords = ReturnType<typeof visibilityQuizCopy>["quiz"];

/** Without a script the button opens the plain form; while the script loads, the press is held. */
export function Intro({ words, onStart }: { words: QuizWords; onStart: () => void }) {
  return (
    <section className="quiz quiz--intro surface-ink grid" aria-labelledby="quiz-title">
      <div className="quiz__say">
        <h2 id="quiz-title" data-quiz-focus tabIndex={-1}>
          {words.introTitle}
        </h2>
        <p className="lead">{words.introText}</p>
        <form
          className="quiz__start"
          action={`${paths.visibilityQuiz()}#quiz`}
          data-hold
          onSubmit={(event) => {
            event.preventDefault();
            onStart();
          }}
        >
          <Button type="submit" name="questions" value="all">
            {words.start}
          </Button>
        </form>
      </div>
      <div className="ridge" aria-hidden="true" />
    </section>
  );
}
