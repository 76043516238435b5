import type { KeyboardEvent } from "react";

export type CalendarDay = {
  /** `YYYY-MM-DD` */
  date: string;
  day: number;
  /** The whole date in words, for screen readers. */
  name: string;
  isOpen: boolean;
  isChosen?: boolean;
  isToday?: boolean;
};

type Props = {
  /** "November 2026" */
  caption: string;
  weekdays: readonly { short: string; long: string }[];
  /** Seven to a week; `null` for days of other months. */
  weeks: readonly (readonly (CalendarDay | null)[])[];
  /** The day in the tab order; arrow keys move it. */
  active?: string;
  onChoose?: (date: string) => void;
  onKey?: (event: KeyboardEvent) => void;
};

/** One month as a grid with keyboard navigation. Open days can be chosen; closed ones are grey and say so. */
export function CalendarGrid({ caption, weekdays, weeks, active, onChoose, onKey }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern for dates that keys move among
    <table className="month" role="grid" onKeyDown={onKey}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {weekdays.map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((day) => day)?.date}>
            {week.map((day, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a weekday's column never moves
              <td key={index}>{day && <Day day={day} isActive={day.date === active} onChoose={onChoose} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ day, isActive, onChoose }: { day: CalendarDay; isActive: boolean } & Pick<Props, "onChoose">) {
  return (
    <button
      className={day.isToday ? "day today" : "day"}
      type="button"
      data-date={day.date}
      tabIndex={isActive ? 0 : -1}
      aria-disabled={!day.isOpen || undefined}
      aria-pressed={day.isChosen ?? false}
      aria-current={day.isToday ? "date" : undefined}
      aria-label={day.name}
      onClick={() => day.isOpen && onChoose?.(day.date)}
    >
      {day.day}
    </button>
  );
}
