import { useLocale } from "#facts/use-words.ts";
import { dateFormat } from "#platform/intl/dates.ts";
import { wordsLocale } from "#platform/intl/place.ts";
import { fill } from "#platform/text/fill.ts";
import { clockOfDate } from "#platform/time/zoned-time.ts";
import { CalendarGrid } from "#platform/ui/calendar-grid.tsx";
import { addMonths, monthOf, weeksOf } from "../../rules/month-grid.ts";
import { dayIn } from "../../rules/slot-words.ts";
import type { CalendarCopy } from "../../words/booking.ts";
import type { Calendar } from "./use-calendar.ts";

const format = (date: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat(wordsLocale, { timeZone: "UTC", ...options }).format(clockOfDate(date));

/** A Sunday and the days after it. */
const weekdays = Array.from({ length: 7 }, (_, index) => {
  const date = `2026-11-0${index + 1}`;
  return { short: format(date, { weekday: "short" }).slice(0, 2), long: format(date, { weekday: "long" }) };
});

const monthName = (month: string) => format(`${month}-01`, { month: "long", year: "numeric" });

export function MonthPanel({ copy, calendar }: { copy: CalendarCopy; calendar: Calendar }) {
  const { month, bounds, byDay, chosenDate } = calendar;
  const locale = useLocale();
  const [first, last] = bounds;
  const dayOf = (date: string) => {
    const count = byDay.get(date)?.length ?? 0;
    const words = count === 0 ? copy.day.none : count === 1 ? copy.day.one : copy.day.free;
    return {
      date,
      day: Number(date.slice(8)),
      name: fill(words, { day: dayIn("UTC", clockOfDate(date), locale), count }),
      isOpen: count > 0,
      isChosen: date === chosenDate,
      isToday: date === first,
    };
  };
  const turns = [
    { to: addMonths(month, -1), words: copy.month.previous, isBack: true, isThere: month > monthOf(first) },
    { to: addMonths(month, 1), words: copy.month.next, isBack: false, isThere: month < monthOf(last) },
  ];
  return (
    <div className="month-wrap" ref={calendar.grid}>
      <div className="month__head">
        <h2>{monthName(month)}</h2>
        <span className="month__turns">
          {turns.map(({ to, words, isBack, isThere }) => (
            <button
              key={words}
              className={isBack ? "step step--back" : "step"}
              type="button"
              disabled={!isThere}
              aria-label={fill(words, { month: monthName(to) })}
              onClick={() => calendar.openMonth(to)}
            />
          ))}
        </span>
      </div>
      <CalendarGrid
        caption={monthName(month)}
        weekdays={weekdays}
        weeks={weeksOf(month).map((week) => week.map((date) => (date === null ? null : dayOf(date))))}
        active={calendar.active}
        onChoose={calendar.chooseDate}
        onKey={calendar.onKey}
      />
    </div>
  );
}
