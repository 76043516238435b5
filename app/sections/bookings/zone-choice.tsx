import type { CalendarCopy } from "#app/copy/pages/booking.ts";
import { fill } from "#app/rules/text/fill.ts";
import { Button } from "#app/ui/button.tsx";
import type { PlainCalendarData } from "./read-calendar.ts";

const zones = Intl.supportedValuesOf("timeZone");

type Props = { copy: CalendarCopy; calendar: PlainCalendarData; action: string };

export function ZoneChoice({ copy, calendar: { zone, zoneWords, from }, action }: Props) {
  const all = zones.includes(zone) ? zones : [zone, ...zones];
  return (
    <form className="zone" method="get" action={action}>
      <p>{fill(copy.times, { zone: zoneWords })}</p>
      <div className="field">
        <label htmlFor="zone">{copy.zone.label}</label>
        <select id="zone" name="timeZone" defaultValue={zone}>
          {all.map((each) => (
            <option key={each} value={each}>
              {each.replaceAll("_", " ")}
            </option>
          ))}
        </select>
      </div>
      {from && <input type="hidden" name="from" value={from} />}
      <Button kind="line" small bare type="submit">
        {copy.zone.button}
      </Button>
    </form>
  );
}
