import type { ReactNode } from "react";
import { useFacts } from "#facts/use-facts.ts";
import { withQuery } from "#platform/http/with-query.ts";
import { LinkedText } from "#platform/sections/linked-text.tsx";
import { fill } from "#platform/text/fill.ts";
import { zoneChoices } from "#platform/time/zone-choices.ts";
import { Button } from "#platform/ui/button.tsx";
import { GoLink } from "#platform/ui/go-link.tsx";
import type { CalendarCopy } from "../../words/booking.ts";
import type { PlainCalendarData } from "./read-calendar.ts";
import { SlotChoice } from "./slot-choice.tsx";
import { useKind } from "./use-kind.ts";
import "#platform/ui/calendar.css";
import "#platform/ui/fields.css";
import "./plain-calendar.css";

type Props = {
  calendar: PlainCalendarData;
  /** The address that takes the form. */
  action: string;
  /** The page for other days or another zone. */
  page: string;
  chosen?: string;
  error?: string;
  notice?: string;
  button: (copy: CalendarCopy) => string;
  /** Inside a frame: links and form open in the whole page. */
  isFramed?: boolean;
  /** Attributes for a browser's assistant. */
  tool?: { toolname: string; tooldescription: string };
  children?: ReactNode;
};

/** The calendar without JavaScript: the next free hours, and the fields below. */
export function PlainCalendar(props: Props) {
  const { calendar, action, page, chosen, error, notice, button, isFramed, tool, children } = props;
  const facts = useFacts();
  const { copy } = useKind(calendar.kindId);
  return (
    <div className="plain-cal">
      {notice && (
        <p className="plain-cal__notice" role="alert">
          <LinkedText>{notice}</LinkedText>
        </p>
      )}
      <ZoneChoice copy={copy} calendar={calendar} action={page} />
      <form method="post" action={action} target={isFramed ? "_top" : undefined} noValidate {...tool}>
        <SlotChoice copy={copy} calendar={calendar} chosen={chosen} error={error} email={facts.contact.email} />
        <Turning copy={copy} calendar={calendar} page={page} />
        <input type="hidden" name="timeZone" value={calendar.zone} />
        {calendar.from && <input type="hidden" name="from" value={calendar.from} />}
        {calendar.known && <input type="hidden" name="asked" value={calendar.known.askedId} />}
        {children}
        {calendar.days.length > 0 && (
          <Button kind="ink" type="submit">
            {button(copy)}
          </Button>
        )}
      </form>
    </div>
  );
}

function Turning({ copy, calendar, page }: { copy: CalendarCopy; calendar: PlainCalendarData; page: string }) {
  const { later, from, zone, known } = calendar;
  const other = (day?: string) => withQuery(page, { timeZone: zone, from: day, asked: known?.askedId });
  if (!later && !from) return null;
  return (
    <p className="pair">
      {from && (
        <GoLink back href={other()}>
          {copy.plain.first}
        </GoLink>
      )}
      {later && <GoLink href={other(later)}>{copy.plain.later}</GoLink>}
    </p>
  );
}

const zones = Intl.supportedValuesOf("timeZone");

type ZoneChoiceProps = { copy: CalendarCopy; calendar: PlainCalendarData; action: string };

function ZoneChoice({ copy, calendar: { zone, zoneWords, from, known }, action }: ZoneChoiceProps) {
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
      {known && <input type="hidden" name="asked" value={known.askedId} />}
      <Button kind="line" small bare type="submit">
        {copy.zone.button}
      </Button>
    </form>
  );
}
