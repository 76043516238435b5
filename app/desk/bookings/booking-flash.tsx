import { deskBookingCopy as copy } from "#app/copy/desk/bookings.ts";
import { UndoFlash } from "#app/desk/frame/undo-flash.tsx";
import { deskPaths } from "#app/desk-paths.ts";
import { useIsMailSet } from "./no-mail-line.tsx";

type Props = { id: string; flash: string; back: string | undefined };

const opposites: Partial<Record<string, string>> = { noShow: "came", came: "noShow" };

/** The result of the last press; a move is undone by moving back, with another mail. */
export function BookingFlash({ id, flash, back }: Props) {
  const said = useIsMailSet() ? copy.flash : { ...copy.flash, ...copy.untold };
  const words = Object.hasOwn(said, flash) ? said[flash as keyof typeof said] : undefined;
  if (!words) return null;
  const action = deskPaths.booking(id);
  if (flash === "moved" && back) {
    return (
      <UndoFlash words={words} action={action} undo={{ value: "move", words: copy.moveBack }}>
        <input type="hidden" name="start" value={back} />
      </UndoFlash>
    );
  }
  const opposite = opposites[flash];
  return (
    <UndoFlash
      words={words}
      action={action}
      undo={opposite === undefined ? undefined : { value: opposite, words: copy.undo }}
    />
  );
}
