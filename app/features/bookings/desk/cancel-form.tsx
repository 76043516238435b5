import { deskPaths } from "#facts/desk-paths.ts";
import { DeskForm } from "#platform/desk/desk-form.tsx";
import { deskBookingCopy } from "../words/desk.ts";
import { NoteField } from "./note-field.tsx";
import type { RefusedChange } from "./save-booking-change.ts";

const copy = deskBookingCopy.cancel;

type Props = { id: string; refused: RefusedChange | undefined; isOpen: boolean };

/** Asks for confirmation, since a mail cannot be taken back. */
export function CancelForm({ id, refused, isOpen }: Props) {
  const isRefused = refused?.act === "cancel";
  return (
    <section>
      <details open={isOpen || isRefused}>
        <summary>
          <h2>{copy.title}</h2>
        </summary>
        <DeskForm id="cancel" action={deskPaths.booking(id)} noValidate button={copy.button} small act="cancel">
          <p>{copy.ask}</p>
          <NoteField id="cancel-note" note={isRefused ? refused.note : ""} isTooLong={isRefused} />
        </DeskForm>
      </details>
    </section>
  );
}
