import { useLocale } from "#facts/use-words.ts";
import { fill } from "#platform/text/fill.ts";
import { timeIn } from "#platform/time/time-in.ts";
import { clockOfDate } from "#platform/time/zoned-time.ts";
import { Button } from "#platform/ui/button.tsx";
import { dayIn, timeBeside, zoneName } from "../../rules/slot-words.ts";
import type { CalendarCopy } from "../../words/booking.ts";
import type { Calendar } from "./use-calendar.ts";
import type { Sending } from "./use-sending.ts";

type Props = {
  copy: CalendarCopy;
  calendar: Calendar;
  ownerZone: string;
  /** Moving a session: the visitor is known, and one press more sends the hour. */
  moving: Pick<Sending, "isBusy" | "send"> | undefined;
  onChosen: () => void;
};

/** The free hours of the chosen day, with the business's time beside them if zones differ. */
export function TimesPanel({ copy, calendar, ownerZone, moving, onChosen }: Props) {
  const locale = useLocale();
  const { chosenDate, byDay, zone, slot, isLoading } = calendar;
  const slots = (chosenDate && byDay.get(chosenDate)) || [];
  const [first] = slots;
  const choose = (each: number) => {
    calendar.setSlot(each);
    onChosen();
  };
  const hasOurs = slots.some((each) => timeBeside(zone, ownerZone, each, locale));
  if (!chosenDate || first === undefined) {
    return <div className="times quiet">{isLoading ? copy.loading : byDay.size > 0 ? copy.hint : copy.month.none}</div>;
  }
  return (
    <div className="times">
      <h2>{dayIn("UTC", clockOfDate(chosenDate), locale)}</h2>
      {hasOurs && <p className="quiet small">{fill(copy.ours, { zone: zoneName(ownerZone, first) })}</p>}
      <ul>
        {slots.map((each) => {
          const beside = timeBeside(zone, ownerZone, each, locale);
          return (
            <li key={each}>
              <button className="slot" type="button" aria-pressed={each === slot} onClick={() => choose(each)}>
                {timeIn(zone, each, locale)}
                {beside && <small>{beside}</small>}
              </button>
            </li>
          );
        })}
      </ul>
      {moving && slot !== undefined && (
        <Button kind="ink" busy={moving.isBusy} onClick={moving.send}>
          {fill(copy.moveTo, { time: timeIn(zone, slot, locale) })}
        </Button>
      )}
    </div>
  );
}
