import { type FormEvent, Fragment, useEffect, useRef } from "react";
import type { AnswerField } from "#facts/session-kind.ts";
import { bookingTool } from "#features/leads/words/form-tools.ts";
import { ConsentField } from "#platform/sections/consent-field.tsx";
import { Button } from "#platform/ui/button.tsx";
import { Field } from "#platform/ui/field.tsx";
import { AskedFields } from "../../pages/sections/asked-fields.tsx";
import { KnownFields } from "../../pages/sections/known-fields.tsx";
import type { BookingField, BookingProblem } from "../../rules/check-booking.ts";
import type { CalendarCopy } from "../../words/booking.ts";
import type { Sending } from "./use-sending.ts";

type Props = { copy: CalendarCopy; when: string; sending: Sending; onBack: () => void };

/** The visitor's details. Its headline gets the focus first, then the first wrong field. */
export function DetailsPanel({ copy, when, sending, onBack }: Props) {
  const { problems, isBusy } = sending;
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    // On a phone the hour was chosen far below.
    title.current?.scrollIntoView({ block: "nearest" });
  }, []);
  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [problems]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void sending.send();
  };
  return (
    <form className="cal__who" ref={form} onSubmit={send} noValidate {...bookingTool}>
      <h2 ref={title} tabIndex={-1}>
        {when}
      </h2>
      <VisitorFields copy={copy} sending={sending} />
      <div className="pair">
        <Button kind="ink" type="submit" busy={isBusy}>
          {copy.book}
        </Button>
        <button className="textbtn" type="button" onClick={onBack}>
          {copy.another}
        </button>
      </div>
    </form>
  );
}

function VisitorFields({ copy, sending }: Pick<Props, "copy" | "sending">) {
  const { problems, values, asks, known } = sending;
  const about = (field: "name" | "email" | "phone" | "notes" | AnswerField) => {
    const problem = problems[field];
    const words: Partial<Record<BookingProblem, string>> = { ...copy.answer, ...copy.problems[field as BookingField] };
    return { id: `visitor-${field}`, error: problem && words[problem] };
  };
  const input = (field: keyof typeof values) => ({
    name: field,
    value: values[field] ?? "",
    onChange: ({ target }: { target: { value: string } }) => sending.change(field, target.value),
  });
  const who = (
    <Fragment key="who">
      <Field {...about("name")} label={copy.labels.name} className="half">
        {(control) => <input {...control} {...input("name")} autoComplete="name" required />}
      </Field>
      <Field {...about("email")} label={copy.labels.email} hint={copy.emailHint} className="half">
        {(control) => <input {...control} {...input("email")} type="email" autoComplete="email" required />}
      </Field>
    </Fragment>
  );
  const further = (
    <AskedFields
      key="asks"
      copy={copy}
      asks={asks}
      about={about}
      input={input}
      radio={(each) => ({ checked: each === values.meeting, onChange: () => sending.change("meeting", each) })}
    />
  );
  const rest = (
    <Fragment key="rest">
      <Field {...about("notes")} label={copy.labels.notes} optional={copy.optional}>
        {(control) => <textarea {...control} {...input("notes")} rows={3} />}
      </Field>
      <ConsentField
        id="visitor-consent"
        checked={values.consent === "on"}
        onChange={({ target }) => sending.change("consent", target.checked ? "on" : "")}
      >
        {copy.consent}
      </ConsentField>
    </Fragment>
  );
  const isWrong = problems.name ?? problems.email ?? problems.notes;
  const shown = known && !isWrong ? { ...known, ...values } : undefined;
  return <KnownFields copy={copy} known={shown} who={who} further={further} rest={rest} />;
}
