import { useState } from "react";
import { useLocale } from "#facts/use-words.ts";
import { timeIn } from "#platform/time/time-in.ts";
import { zoneChoices } from "#platform/time/zone-choices.ts";
import { dayIn } from "../../rules/slot-words.ts";
import type { CalendarCopy } from "../../words/booking.ts";
import type { Calendar } from "./use-calendar.ts";

type Props = { copy: CalendarCopy; calendar: Calendar };

/** Shows what is being booked, and in which time zone. */
export function SummaryPanel({ copy, calendar: { slot, zone, changeZone } }: Props) {
  const locale = useLocale();
  const facts = [copy.length, copy.place];
  const [own] = useState(zone);
  const zones = zoneChoices(own, Intl.supportedValuesOf("timeZone"));
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
              {dayIn(zone, slot, locale)}, {timeIn(zone, slot, locale)}
            </dd>
          </div>
        )}
      </dl>
      <div className="field cal__zone">
        <label htmlFor="calendar-zone">{copy.zone.label}</label>
        <select id="calendar-zone" value={zone} onChange={({ target }) => changeZone(target.value)}>
          {zones.map((each) => (
            <option key={each.zone} value={each.zone}>
              {each.city}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
