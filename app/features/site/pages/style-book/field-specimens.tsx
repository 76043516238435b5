import { Field } from "#platform/ui/field.tsx";
import { TickField } from "#platform/ui/tick-field.tsx";
import { styleBookCopy as words } from "../../words/style-book.ts";
import "#platform/ui/fields.css";

export function FieldSpecimens({ surface }: { surface: string }) {
  const id = (name: string) => `${surface}-${name}`;
  return (
    <section className={`specimens ${surface} grid`} aria-label={`${words.fields}, ${surface}`}>
      <h2>{words.fields}</h2>
      <div className="specimens__three">
        <Field id={id("rest")} label={words.email} hint={words.hint}>
          {(control) => <input {...control} type="email" placeholder={words.placeholder} />}
        </Field>
        <Field id={id("focus")} label={`${words.email}: ${words.focus}`}>
          {(control) => <input {...control} className="is-focus" type="email" defaultValue="marguerite@" />}
        </Field>
        <Field id={id("wrong")} label={words.email} error={words.error} hint={words.hint}>
          {(control) => <input {...control} type="email" />}
        </Field>
        <Field id={id("choice")} label={words.house} optional={words.optional}>
          {(control) => (
            <select {...control}>
              {words.choices.map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </select>
          )}
        </Field>
        <Field id={id("text")} label={words.message} optional={words.optional}>
          {(control) => <textarea {...control} rows={3} />}
        </Field>
        <Field id={id("off")} label={words.closed}>
          {(control) => <input {...control} disabled defaultValue={words.closed} />}
        </Field>
        <TickField id={id("tick")} defaultChecked>
          {words.consent}
        </TickField>
      </div>
    </section>
  );
}
