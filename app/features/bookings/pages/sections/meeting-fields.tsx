import type { ComponentProps, ReactNode } from "react";
import { Field } from "#platform/ui/field.tsx";
import type { Meeting } from "../../rules/meeting.ts";
import type { CalendarCopy } from "../../words/booking.ts";

type Props = {
  copy: CalendarCopy["meeting"];
  meetings: readonly Meeting[];
  radio: (meeting: Meeting) => ComponentProps<"input">;
  /** Attributes of the field for the number, with its problem. */
  phone: Pick<ComponentProps<typeof Field>, "id" | "error">;
  input: ComponentProps<"input">;
};

/** How we meet, and the number that we call. Nothing where the owner offers nothing, or video alone. */
export function MeetingFields({ copy, meetings, radio, phone, input }: Props) {
  if (meetings.length === 0) return null;
  const number: ReactNode = meetings.includes("phone") && (
    <Field {...phone} label={copy.number} hint={copy.numberHint} className="meeting__number">
      {(control) => <input {...control} autoComplete="tel" {...input} type="tel" name="phone" />}
    </Field>
  );
  if (meetings.length === 1) return number;
  return (
    <fieldset className="field meeting">
      <legend>{copy.label}</legend>
      {meetings.map((each) => (
        <label key={each}>
          <input {...radio(each)} type="radio" name="meeting" value={each} /> {copy[each]}
        </label>
      ))}
      {number}
    </fieldset>
  );
}
