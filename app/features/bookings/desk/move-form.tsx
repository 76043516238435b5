import { deskPaths } from "#facts/desk-paths.ts";
import { Button } from "#platform/ui/button.tsx";
import type { PlainCalendarData } from "../pages/sections/read-calendar.ts";
import { deskBookingCopy } from "../words/desk.ts";
import { NoteField } from "./note-field.tsx";
import type { RefusedChange } from "./save-booking-change.ts";
import { SlotField } from "./slot-field.tsx";

const copy = deskBookingCopy.move;

type Props = {
  id: string;
  calendar: PlainCalendarData;
  refused: RefusedChange | undefined;
  isOpen: boolean;
};

/** Another free hour for a session, with a note to the visitor. */
export function MoveForm({ id, calendar, refused: posted, isOpen }: Props) {
  const refused = posted?.act === "move" ? posted : undefined;
  const errors = { missing: deskBookingCopy.missing, gone: deskBookingCopy.goneHour, note: undefined };
  return (
    <section>
      <details open={isOpen || refused !== undefined}>
        <summary>
          <h2>{copy.title}</h2>
        </summary>
        <form id="move" method="post" action={deskPaths.booking(id)} noValidate>
          <p className="quiet">{copy.text}</p>
          <SlotField
            calendar={calendar}
            page={(from) => `${deskPaths.booking(id, { open: "move", from })}#move`}
            chosen={refused?.start ?? ""}
            error={refused && errors[refused.problem]}
          />
          <NoteField id="move-note" note={refused?.note ?? ""} isTooLong={refused?.problem === "note"} />
          {calendar.days.length > 0 && (
            <Button kind="ink" small bare type="submit" name="act" value="move">
              {copy.button}
            </Button>
          )}
        </form>
      </details>
    </section>
  );
}
