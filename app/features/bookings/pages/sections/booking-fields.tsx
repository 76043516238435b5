import type { AnswerField } from "#facts/session-kind.ts";
import { trapTool } from "#features/leads/words/form-tools.ts";
import type { BookingField, BookingProblem, BookingValues } from "../../rules/check-booking.ts";
import type { CalendarCopy } from "../../words/booking.ts";
import type { PlainCalendarData } from "./read-calendar.ts";
import type { WrongBooking } from "./receive-booking-form.ts";
import { useKind } from "./use-kind.ts";
import { VisitorFields } from "./visitor-fields.tsx";

type Props = {
  calendar: Pick<PlainCalendarData, "kindId" | "pageToken" | "idempotencyKey" | "carriedHint" | "known">;
  wrong?: Pick<WrongBooking, "values" | "problems" | "conversation">;
};

/** The visitor's details. The first wrong field gets the focus. */
export function BookingFields({ calendar, wrong }: Props) {
  const { copy, asks } = useKind(calendar.kindId);
  const isCarried = wrong?.conversation !== undefined;
  const { known } = calendar;
  const values: Partial<BookingValues> | undefined = wrong?.values ?? known;
  const firstWrong = wrong && Object.keys(wrong.problems)[0];
  const about = (field: BookingField | AnswerField) => ({
    id: `booking-${field}`,
    error: problemAt(copy, field, wrong),
  });
  const input = (field: BookingField | AnswerField) => ({
    name: field,
    defaultValue: values?.[field],
    autoFocus: field === firstWrong,
  });
  const chosen = values?.meeting || asks.meetings[0];
  return (
    <>
      <VisitorFields
        copy={copy}
        asks={asks}
        known={wrong ? undefined : known}
        about={about}
        input={input}
        radio={(each) => ({ defaultChecked: each === chosen })}
        notes={{ rows: isCarried ? 8 : 3, hint: isCarried && calendar.carriedHint }}
        consent={{ id: "booking-consent", name: "consent", defaultChecked: Boolean(known?.consent) }}
      />
      <Traps copy={copy} calendar={calendar} conversation={wrong?.conversation} />
    </>
  );
}

type TrapProps = Pick<Props, "calendar"> & { copy: CalendarCopy; conversation: string | undefined };

/** A trap for robots, and what the form carries along. */
const Traps = ({ copy, calendar, conversation }: TrapProps) => (
  <div className="plain-cal__trap" aria-hidden="true">
    <label>
      {copy.trap}
      <input name="subject" tabIndex={-1} autoComplete="off" {...trapTool} />
    </label>
    <input type="hidden" name="at" value={calendar.pageToken} />
    <input type="hidden" name="idempotency_key" value={calendar.idempotencyKey} />
    {conversation !== undefined && <input type="hidden" name="conversation" value={conversation} />}
  </div>
);

export function problemAt(copy: CalendarCopy, field: BookingField | AnswerField, wrong: Props["wrong"]) {
  const problem = wrong?.problems[field];
  return problem && problemWords(copy, field)[problem];
}

const problemWords = (
  copy: CalendarCopy,
  field: BookingField | AnswerField,
): Partial<Record<BookingProblem, string>> =>
  field in copy.problems ? copy.problems[field as BookingField] : copy.answer;
