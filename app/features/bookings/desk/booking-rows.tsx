import { deskPaths } from "#facts/desk-paths.ts";
import { useFacts } from "#facts/use-facts.ts";
import { DeskFacts } from "#platform/desk/desk-facts.tsx";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import { timeIn } from "#platform/time/time-in.ts";
import { factsOfKind } from "../rules/facts-of-kind.ts";
import { placeOfSession, type SessionPlace } from "../rules/meeting.ts";
import { lengthMinutesOf } from "../rules/session-times.ts";
import { dayIn, zoneName } from "../rules/slot-words.ts";
import { deskBookingCopy as copy } from "../words/desk.ts";
import type { Route } from "./+types/booking";
import { stateWords } from "./state-of.ts";

export type DeskBooking = Route.ComponentProps["loaderData"]["booking"];

function placeWords({ words, room, phone }: SessionPlace) {
  if (room) return <a href={room}>{room}</a>;
  return phone ? <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a> : words;
}

/** Renders the details of a session. */
export function BookingRows({ booking }: { booking: DeskBooking }) {
  const { nowMs } = useBusinessTime();
  const facts = factsOfKind(useFacts(), booking.kind_id);
  const { booking: calendar, kind, place } = facts;
  const { timeZone } = calendar;
  const { name, email, notes, lead_id, time_zone, start_at } = booking;
  const momentIn = (zone: string) =>
    `${dayIn(zone, start_at, place.locale, true)}, ${timeIn(zone, start_at, place.locale)}`;
  const isElsewhere = time_zone !== "" && momentIn(time_zone) !== momentIn(timeZone);
  const who = lead_id ? <a href={deskPaths.lead(lead_id)}>{name || email}</a> : name;
  const mail = <a href={`mailto:${email}`}>{email}</a>;
  const { labels } = copy;
  return (
    <DeskFacts
      rows={[
        [labels.kind, kind?.name],
        [labels.when, momentIn(timeZone)],
        [labels.theirs, isElsewhere && `${momentIn(time_zone)}, ${zoneName(time_zone, start_at)}`],
        [labels.place, placeWords(placeOfSession(booking, facts))],
        [labels.length, copy.minutes(lengthMinutesOf(booking))],
        [labels.state, stateWords(booking, nowMs)],
        [labels.who, who],
        [labels.email, mail],
        [labels.notes, notes],
      ]}
    />
  );
}
