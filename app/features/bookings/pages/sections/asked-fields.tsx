import type { ComponentProps } from "react";
import type { AnswerField, Question } from "#facts/session-kind.ts";
import { Field } from "#platform/ui/field.tsx";
import type { Meeting } from "../../rules/meeting.ts";
import type { CalendarCopy } from "../../words/booking.ts";
import { MeetingFields } from "./meeting-fields.tsx";

type Props = {
  copy: CalendarCopy;
  asks: { questions: Question[]; meetings: Meeting[] };
  about: (field: "phone" | AnswerField) => Pick<ComponentProps<typeof Field>, "id" | "error">;
  input: (field: "phone" | AnswerField) => ComponentProps<"input"> & ComponentProps<"textarea">;
  radio: ComponentProps<typeof MeetingFields>["radio"];
};

/** The visitor's answers that the form before the calendar does not ask for. */
export const AskedFields = ({ copy, asks, about, input, radio }: Props) => (
  <>
    <MeetingFields
      copy={copy.meeting}
      meetings={asks.meetings}
      radio={radio}
      phone={about("phone")}
      input={input("phone")}
    />
    {asks.questions.map(({ field, text, isNeeded }) => (
      <Field key={field} {...about(field)} label={text} optional={isNeeded ? undefined : copy.optional}>
        {(control) => <textarea {...control} {...input(field)} rows={2} required={isNeeded} />}
      </Field>
    ))}
  </>
);
