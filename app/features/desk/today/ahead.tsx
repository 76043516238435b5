import { deskPaths } from "#facts/desk-paths.ts";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import { GoLink } from "#platform/ui/go-link.tsx";
import { todayCopy } from "../words/today.ts";
import type { PeopleOfToday } from "./load-people.ts";

const copy = todayCopy.ahead;

/** The next sessions. */
export function Ahead({ bookings }: { bookings: PeopleOfToday["ahead"] }) {
  const { day, clock } = useBusinessTime();
  return (
    <section aria-labelledby="ahead">
      <div className="desk__h">
        <h2 id="ahead">{copy.title}</h2>
        {bookings.length > 0 && <GoLink href={deskPaths.bookings()}>{copy.all}</GoLink>}
      </div>
      {bookings.length === 0 && <p className="quiet agenda__none">{copy.none}</p>}
      <ol className="agenda">
        {bookings.map(({ id, lead_id, name, email, notes, start_at }) => (
          <li key={id}>
            <b>{lead_id ? <a href={deskPaths.lead(lead_id)}>{name || email}</a> : name || email}</b>
            {notes && <p>{notes}</p>}
            <time dateTime={new Date(start_at).toISOString()}>{`${day(start_at)}, ${clock(start_at)}`}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}
