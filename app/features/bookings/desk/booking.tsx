import { data } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { DeskHead } from "#platform/desk/desk-head.tsx";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { UndoFlash } from "#platform/desk/undo-flash.tsx";
import { servicesOf } from "#platform/http/services.ts";
import { GoLink } from "#platform/ui/go-link.tsx";
import { readPlainCalendar } from "../pages/sections/read-calendar.ts";
import { readInstant } from "../rules/check-booking.ts";
import { deskBookingCopy as copy } from "../words/desk.ts";
import type { Route } from "./+types/booking";
import { AfterSession } from "./after-session.tsx";
import { BookingRows, type DeskBooking } from "./booking-rows.tsx";
import { CancelForm } from "./cancel-form.tsx";
import { LetterForm } from "./letter-form.tsx";
import { MoveForm } from "./move-form.tsx";
import { NoMailLine, useIsMailSet } from "./no-mail-line.tsx";
import { saveBookingChange } from "./save-booking-change.ts";
import { ZoneLine } from "./zone-line.tsx";
import "./bookings.css";

export const action = saveBookingChange;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const booking = await services.bookings.findById(params.id);
  if (!booking) throw data(null, 404);
  const { searchParams } = new URL(request.url);
  const isChangeable = services.bookings.isChangeable(booking);
  const from = new URL(`?${new URLSearchParams({ from: searchParams.get("from") ?? "" })}`, "http://calendar.invalid");
  const { id, lead_id, name, email, notes, time_zone, state, no_show, start_at, end_at, kind_id, meeting, phone } =
    booking;
  return {
    booking: { id, lead_id, name, email, notes, time_zone, state, no_show, start_at, end_at, kind_id, meeting, phone },
    isOver: end_at <= services.clock() && state === "booked" && !no_show,
    letter: { sentAt: booking.letter_at ?? undefined, isWanted: booking.wants_reminders === 1 },
    hasStarted: start_at <= services.clock() && state === "booked",
    calendar: isChangeable
      ? await readPlainCalendar(from, services, { kindId: booking.kind_id, except: id, isByOwner: true })
      : undefined,
    open: searchParams.get("open") ?? "",
    flash: searchParams.get("flash") ?? "",
    /** The hour before a move, while it can be moved back. */
    back: readInstant(searchParams.get("back") ?? "") === undefined ? undefined : (searchParams.get("back") ?? ""),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const found = matches.at(-1)?.loaderData as { booking?: DeskBooking } | undefined;
  return deskMeta(copy.titleOf(found?.booking?.name || found?.booking?.email || ""));
};

/** Renders a session and the owner's actions. */
export default function BookingPage({ loaderData, actionData: refused }: Route.ComponentProps) {
  const { booking, hasStarted, isOver, letter, calendar, open, flash, back } = loaderData;
  return (
    <>
      <DeskHead
        back={deskPaths.bookings()}
        backWords={copy.all}
        title={copy.titleOf(booking.name || booking.email)}
        look="desk__name"
      >
        <ZoneLine />
        <NoMailLine />
        {!refused && <BookingFlash id={booking.id} flash={flash} back={calendar && back} />}
      </DeskHead>
      <div className="session">
        <BookingRows booking={booking} />
        {calendar && <MoveForm id={booking.id} calendar={calendar} refused={refused} isOpen={open === "move"} />}
        {calendar && <CancelForm id={booking.id} refused={refused} isOpen={open === "cancel"} />}
        {hasStarted && <AfterSession booking={booking} />}
        {isOver && <LetterForm booking={booking} letter={letter} refused={refused} />}
      </div>
      <p>
        <GoLink href={deskPaths.bookFor({ name: booking.name, email: booking.email })}>{copy.again}</GoLink>
      </p>
    </>
  );
}

type Props = { id: string; flash: string; back: string | undefined };

const opposites: Partial<Record<string, string>> = { noShow: "came", came: "noShow" };

/** The result of the last press; a move is undone by moving back, with another mail. */
function BookingFlash({ id, flash, back }: Props) {
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
