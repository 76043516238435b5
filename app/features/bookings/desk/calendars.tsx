import { deskPaths } from "#facts/desk-paths.ts";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import type { Services } from "#platform/http/services.ts";
import { readTrouble } from "#platform/outbox/delivery-trouble.ts";
import { GoLink } from "#platform/ui/go-link.tsx";
import { calendarTrouble, calendarsCopy as copy } from "../words/calendars.ts";

type State = Awaited<ReturnType<Services["bookings"]["calendars"]>>[number];

/** Lists the owner's other calendars, with the outcome and time of the last read. */
export function Calendars({ calendars }: { calendars: State[] }) {
  return (
    <section className="calendars" aria-labelledby="calendars">
      <h2 id="calendars">{copy.title}</h2>
      {calendars.length === 0 && <p className="quiet">{copy.none}</p>}
      {calendars.length > 0 && (
        <ul>
          {calendars.map((calendar) => (
            <li key={calendar.name}>
              <b>{calendar.name}</b> <CalendarState calendar={calendar} />
            </li>
          ))}
        </ul>
      )}
      <p>
        <GoLink href={deskPaths.connection("busy-calendars")}>
          {calendars.length > 0 ? copy.change : copy.connect}
        </GoLink>
      </p>
    </section>
  );
}

export function CalendarState({
  calendar: { isFailing, outcome, goodAt, unread, unknownZones, unknownZone },
}: {
  calendar: State;
}) {
  const { moment } = useBusinessTime();
  const at = goodAt === undefined ? undefined : moment(goodAt);
  if (outcome === "") return <span className="quiet">{copy.notYet}</span>;
  if (isFailing)
    return <span className="calendars__wrong">{copy.failing(calendarTrouble(outcome, readTrouble(outcome)), at)}</span>;
  return (
    <span className="quiet">
      {copy.read(at ?? "")} {unread > 0 && copy.unread(unread)}{" "}
      {unknownZones > 0 && copy.unknownZone(unknownZones, unknownZone)}
    </span>
  );
}
