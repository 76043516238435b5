import { Island } from "#platform/islands/island.tsx";
import { Button } from "#platform/ui/button.tsx";
import { Field } from "#platform/ui/field.tsx";
import { answerPaths } from "../answer-paths.ts";
import type { ShownForm } from "../server/answer-admin.ts";
import { answersDeskCopy as copy } from "../words/desk.ts";
import AnswerTextIsland from "./islands/answer-text/answer-text.island.tsx";

export function AnswerForm({ shown }: { shown: ShownForm }) {
  const { leadId, subject, text, files, quotes, seen, templates } = shown;
  return (
    <form className="answer-form" method="post" action={answerPaths.answer(leadId)} noValidate>
      <input type="hidden" name="seen" value={seen} />
      <nav aria-label={copy.templates}>
        <span>{copy.templates}:</span>
        {templates.map(({ name, words }) => (
          <a key={name} href={answerPaths.form(leadId, { template: name })}>
            {words}
          </a>
        ))}
      </nav>
      <Field id="answer-subject" label={copy.subject}>
        {(control) => <input {...control} name="subject" defaultValue={subject} maxLength={200} autoComplete="off" />}
      </Field>
      <Island name="answer-text" of={AnswerTextIsland} props={{ leadId, text, files, quotes }} groups={[]} />
      <div className="answer-form__go">
        <Button kind="ink" small bare type="submit" name="act" value="send">
          {copy.send}
        </Button>
        <Button kind="line" small bare type="submit" name="act" value="save">
          {copy.save}
        </Button>
        <button className="textbtn" type="submit" name="act" value="discard">
          {copy.discard}
        </button>
      </div>
    </form>
  );
}
