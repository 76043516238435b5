import type { CalendarCopy } from "#app/copy/pages/booking.ts";
import { fill } from "#app/rules/text/fill.ts";
import { zoneChoices } from "#app/rules/time/zone-choices.ts";
import { Button } from "#app/ui/button.tsx";
import type { PlainCalendarData } from "./read-calendar.ts";

const zones = Intl.supportedValuesOf("timeZone");

type Props = { copy: CalendarCopy; calendar: PlainCalendarData; action: string };

export function ZoneChoice({ copy, calendar: { zone, zoneWords, from }, action }: Props) {
  return (
    <form className="zone" method="get" action={action}>
      <p>{fill(copy.times, { zone: zoneWords })}</p>
      <div className="field">
        <label htmlFor="zone">{copy.zone.label}</label>
        <select id="zone" name="timeZone" defaultValue={zone}>
          {zoneChoices(zone, zones).map((each) => (
            <option key={each.zone} value={each.zone}>
              {each.city}
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
