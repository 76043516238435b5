import { deskPaths } from "#facts/desk-paths.ts";
import { DeskForm } from "#platform/desk/desk-form.tsx";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import { Field } from "#platform/ui/field.tsx";
import { deskBookingCopy } from "../words/desk.ts";
import type { DeskBooking } from "./booking-rows.tsx";
import { maxNoteCharacters } from "./max-note-characters.ts";
import type { RefusedChange } from "./save-booking-change.ts";

const copy = deskBookingCopy.letter;

type Props = {
  booking: DeskBooking;
  letter: { sentAt: number | undefined; isWanted: boolean };
  refused: RefusedChange | undefined;
};

/** Form for a short letter after a session. Only this button sends it. */
export function LetterForm({ booking: { id }, letter: { sentAt, isWanted }, refused }: Props) {
  const { moment } = useBusinessTime();
  const posted = refused?.act === "letter" ? refused : undefined;
  return (
    <section aria-labelledby="letter">
      <h2 id="letter">{copy.title}</h2>
      {sentAt !== undefined && <p>{copy.sent(moment(sentAt))}</p>}
      {sentAt === undefined && !isWanted && <p>{copy.unwanted}</p>}
      {sentAt === undefined && isWanted && (
        <DeskForm action={deskPaths.booking(id)} noValidate button={copy.button} look="line" small act="letter">
          <p className="quiet">{copy.text}</p>
          <Field
            id="letter-note"
            label={copy.note}
            optional={deskBookingCopy.optional}
            hint={copy.noteHint}
            error={posted ? deskBookingCopy.noteTooLong(maxNoteCharacters) : undefined}
          >
            {(control) => <textarea {...control} name="note" rows={4} defaultValue={posted?.note} />}
          </Field>
        </DeskForm>
      )}
    </section>
  );
}
