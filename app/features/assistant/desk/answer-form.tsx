import { Button } from "#platform/ui/button.tsx";
import { Field } from "#platform/ui/field.tsx";
import { assistantPaths } from "../assistant-paths.ts";
import { maxAlso, maxAnswer } from "../rules/max-question.ts";
import type { OwnersAnswer } from "../server/queries/dash-answers.ts";
import { questionBookCopy as copy } from "../words/question-book.ts";

type Props = {
  /** Without an id the answer is new. */
  entry: OwnersAnswer;
  /** Open questions that this answer settles. */
  settles: readonly string[];
  pages: readonly { path: string; name: string }[];
};

/** Form with the owner's answer to a question, and the page that shows it. */
export function AnswerForm({ entry, settles, pages }: Props) {
  const key = entry.id || settles[0] || entry.question.replace(/\W+/g, "-");
  return (
    <form method="post" action={assistantPaths.questionBook()}>
      <input type="hidden" name="id" value={entry.id} />
      <input type="hidden" name="question" value={entry.question} />
      <input type="hidden" name="settles" value={settles.join(" ")} />
      <Field id={`answer-${key}`} label={copy.answer}>
        {(control) => <input {...control} name="answer" maxLength={maxAnswer} defaultValue={entry.answer} />}
      </Field>
      <Field id={`also-${key}`} label={copy.alsoSay} hint={copy.alsoHint}>
        {(control) => <input {...control} name="also" maxLength={maxAlso} defaultValue={entry.also} />}
      </Field>
      <Field id={`page-${key}`} label={copy.page}>
        {(control) => (
          <select {...control} name="path" defaultValue={entry.path}>
            {pages.map(({ path, name }) => (
              <option key={path} value={path}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button kind="line" small bare type="submit" name="act" value="save">
        {entry.id ? copy.change : copy.save}
        <span className="vh">{copy.of(entry.question)}</span>
      </Button>
      {(entry.id || settles.length > 0) && (
        <button className="textbtn" type="submit" name="act" value={entry.id ? "remove" : "aside"}>
          {entry.id ? copy.remove : copy.aside}
          <span className="vh">{copy.of(entry.question)}</span>
        </button>
      )}
    </form>
  );
}
