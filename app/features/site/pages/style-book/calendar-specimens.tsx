import { type CalendarDay, CalendarGrid } from "#platform/ui/calendar-grid.tsx";
import { styleBookCopy as words } from "../../words/style-book.ts";
import "#platform/ui/calendar.css";
import "#platform/ui/frame.css";

const weekdays = words.weekdays.map((long) => ({ short: long.slice(0, 2), long }));
const days = Array.from({ length: 28 }, (_, index): CalendarDay => {
  const day = index + 1;
  const isOpen = index % 7 < 5 && day > 9;
  return {
    date: `2026-11-${day}`,
    day,
    name: `${words.month}, ${day}`,
    isOpen,
    isToday: day === 11,
    isChosen: day === 17,
  };
});
const weeks = [0, 7, 14, 21].map((start) => days.slice(start, start + 7));

export function CalendarSpecimens() {
  return (
    <section className="specimens surface-bone grid" aria-labelledby="calendar">
      <h2 id="calendar">{words.calendar}</h2>
      <div className="frame surface-paper">
        <div className="specimens__months">
          <div>
            <div className="month__head">
              <h3>{words.month}</h3>
            </div>
            <CalendarGrid caption={words.month} weekdays={weekdays} weeks={weeks} active="2026-11-17" />
          </div>
          <div className="times">
            <ul>
              <li>
                <button className="slot" type="button" aria-pressed="false">
                  {words.free}
                </button>
              </li>
              <li>
                <button className="slot" type="button" aria-pressed="true">
                  {words.chosen}
                </button>
              </li>
              <li>
                <button className="slot" type="button" disabled>
                  {words.taken}
                </button>
              </li>
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
