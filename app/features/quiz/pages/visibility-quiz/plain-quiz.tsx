import { paths } from "#facts/paths.ts";
import { questionCount } from "#facts/quiz-points.ts";
import { useWords } from "#facts/use-words.ts";
import { quizTool } from "#features/leads/words/form-tools.ts";
import { fill } from "#platform/text/fill.ts";
import { Button } from "#platform/ui/button.tsx";
import type { QuizWords } from "../../islands/visibility-quiz/intro.tsx";
import { Scale } from "../../islands/visibility-quiz/scale.tsx";
import type { ScoresById } from "../../rules/quiz-progress.ts";
import { quizCopy } from "../../words/quiz-questions.ts";

type Props = { words: QuizWords; scores: ScoresById; missing: number[] };

/** All questions at once, for browsers without JavaScript. */
export function PlainQuiz({ words, scores, missing }: Props) {
  const { quizQuestions, areas } = quizCopy(useWords());
  return (
    <form
      className="plain-quiz surface-ink grid"
      method="post"
      action={`${paths.visibilityQuiz()}#quiz`}
      aria-label={words.name}
      {...quizTool}
    >
      {missing.length > 0 && <Missing words={words} missing={missing} />}
      {quizQuestions.map(({ id, category, text }) => (
        <fieldset key={id} id={`question-${id}`} aria-describedby={missing.includes(id) ? `wrong-${id}` : undefined}>
          <legend>
            <span className="label">{areas[category]}</span> <span className="vh">{numberOf(words, id)}. </span>
            {text}
          </legend>
          {missing.includes(id) && (
            <p className="field__wrong" id={`wrong-${id}`}>
              {words.unanswered}
            </p>
          )}
          <Scale name={`q${id}`} chosen={scores[id]} />
        </fieldset>
      ))}
      <Button type="submit">{words.finish}</Button>
    </form>
  );
}

function Missing({ words, missing }: Pick<Props, "words" | "missing">) {
  return (
    <div className="plain-quiz__missing" role="alert">
      <p>{words.unanswered}</p>
      <ul>
        {missing.map((id) => (
          <li key={id}>
            <a href={`#question-${id}`}>{numberOf(words, id)}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const numberOf = (words: QuizWords, id: number) => fill(words.number, { number: id, total: questionCount });
