import { todayCopy } from "#app/copy/desk/today.ts";
import { useBusinessTime } from "#app/desk/frame/use-business-time.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { GoLink } from "#app/ui/go-link.tsx";

const copy = todayCopy.ahead;

type Booked = { id: string; lead_id: string | null; name: string; email: string; notes: string; start_at: number };

/** The next sessions; nothing if there are none. */
export function Ahead({ bookings }: { bookings: Booked[] }) {
  const { day, clock } = useBusinessTime();
  if (bookings.length === 0) return null;
  return (
    <div className="ahead">
      <div className="desk__h">
        <h2>{copy.title}</h2>
        <GoLink href={deskPaths.bookings()}>{copy.all}</GoLink>
      </div>
      <ol className="agenda">
        {bookings.map(({ id, lead_id, name, email, notes, start_at }) => (
          <li key={id}>
            <time dateTime={new Date(start_at).toISOString()}>{day(start_at)}</time>
            <div>
              <b>{lead_id ? <a href={deskPaths.lead(lead_id)}>{name || email}</a> : name || email}</b>
              <p>{[clock(start_at), notes].filter(Boolean).join(" · ")}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
