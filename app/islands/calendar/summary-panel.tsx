import type { CalendarCopy } from "#app/copy/pages/booking.ts";
import { dayIn } from "#app/rules/bookings/slot-words.ts";
import { timeIn } from "#app/rules/time/time-in.ts";
import type { Calendar } from "./use-calendar.ts";

type Props = { copy: CalendarCopy; calendar: Calendar };

/** What is being booked, and in which time zone. */
export function SummaryPanel({ copy, calendar: { slot, zone, changeZone } }: Props) {
  const facts = [copy.length, copy.place];
  return (
    <div className="cal__sum">
      <p className="label">{copy.label}</p>
      <h2>{copy.what}</h2>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {slot !== undefined && (
          <div>
            <dt>{copy.choice}</dt>
            <dd>
              {dayIn(zone, slot)}, {timeIn(zone, slot)}
            </dd>
          </div>
        )}
      </dl>
      <div className="field cal__zone">
        <label htmlFor="calendar-zone">{copy.zone.label}</label>
        <select id="calendar-zone" value={zone} onChange={({ target }) => changeZone(target.value)}>
          {zonesWith(zone).map((each) => (
            <option key={each} value={each}>
              {each.replaceAll("_", " ")}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

/** Browsers use names for some zones that their own list lacks. */
function zonesWith(zone: string): string[] {
  const all = Intl.supportedValuesOf("timeZone");
  return all.includes(zone) ? all : [zone, ...all];
}
