import { Field } from "#platform/ui/field.tsx";
import { deskBookingCopy as copy } from "../words/desk.ts";
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
