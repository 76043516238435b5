import { type FormEvent, useEffect, useRef } from "react";
import type { AnswerField } from "#facts/session-kind.ts";
import { bookingTool } from "#features/leads/words/form-tools.ts";
import { Button } from "#platform/ui/button.tsx";
import { VisitorFields } from "../../pages/sections/visitor-fields.tsx";
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
      <DetailsFields copy={copy} sending={sending} />
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

function DetailsFields({ copy, sending }: Pick<Props, "copy" | "sending">) {
  const { problems, values, asks, known } = sending;
  const about = (field: BookingField | AnswerField) => {
    const problem = problems[field];
    const words: Partial<Record<BookingProblem, string>> = { ...copy.answer, ...copy.problems[field as BookingField] };
    return { id: `visitor-${field}`, error: problem && words[problem] };
  };
  const input = (field: keyof typeof values) => ({
    name: field,
    value: values[field] ?? "",
    onChange: ({ target }: { target: { value: string } }) => sending.change(field, target.value),
  });
  const isWrong = problems.name ?? problems.email ?? problems.notes;
  return (
    <VisitorFields
      copy={copy}
      asks={asks}
      known={known && !isWrong ? { ...known, ...values } : undefined}
      about={about}
      input={input}
      radio={(each) => ({ checked: each === values.meeting, onChange: () => sending.change("meeting", each) })}
      notes={{ rows: 3 }}
      consent={{
        id: "visitor-consent",
        checked: values.consent === "on",
        onChange: ({ target }) => sending.change("consent", target.checked ? "on" : ""),
      }}
    />
  );
}
