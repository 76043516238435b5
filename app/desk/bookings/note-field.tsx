import { deskBookingCopy as copy } from "#app/copy/desk/bookings.ts";
import { Field } from "#app/ui/field.tsx";
import { maxNoteCharacters } from "./max-note-characters.ts";

type Props = { id: string; note: string; isTooLong: boolean };

export const NoteField = ({ id, note, isTooLong }: Props) => (
  <Field
    id={id}
    label={copy.note}
    optional={copy.optional}
    hint={copy.noteHint}
    error={isTooLong ? copy.noteTooLong(maxNoteCharacters) : undefined}
  >
    {(control) => <textarea {...control} name="note" rows={3} defaultValue={note} />}
  </Field>
);
