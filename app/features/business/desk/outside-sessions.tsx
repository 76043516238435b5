import { deskPaths } from "#facts/desk-paths.ts";
import { useLocale } from "#facts/use-words.ts";
import { zoneName } from "#features/bookings/rules/slot-words.ts";
import { factsCopy } from "#features/details/words/business-details.ts";
import { longBusinessDay } from "#platform/time/business-time.ts";
import { timeIn } from "#platform/time/time-in.ts";
import { GoLink } from "#platform/ui/go-link.tsx";
import type { OutsideSessions as Outside } from "./sessions-outside.ts";

const copy = factsCopy.outside;

/** Booked sessions outside opening hours, each with the ways to move or cancel it. */
export function OutsideSessions({ outside: { count, shown, timeZone } }: { outside: Outside }) {
  const locale = useLocale();
  const [first] = shown;
  if (!first) return null;
  return (
    <>
      <ul className="outside__list">
        {shown.map(({ id, name, email, start_at }) => (
          <li key={id}>
            <span>
              <b>{`${longBusinessDay(start_at, { timeZone, locale })}, ${timeIn(timeZone, start_at, locale)}`}</b>{" "}
              {name || email}
            </span>
            <span className="outside__ways">
              <a href={`${deskPaths.booking(id, { open: "move" })}#move`}>
                {copy.move}
                <span className="vh">{copy.of(name || email)}</span>
              </a>
              <a href={`${deskPaths.booking(id, { open: "cancel" })}#cancel`}>
                {copy.cancel}
                <span className="vh">{copy.of(name || email)}</span>
              </a>
            </span>
          </li>
        ))}
      </ul>
      {count > shown.length && (
        <p>
          <GoLink href={deskPaths.bookings()}>{copy.more(count - shown.length)}</GoLink>
        </p>
      )}
      <p className="quiet">{copy.times(zoneName(timeZone, first.start_at))}</p>
    </>
  );
}
