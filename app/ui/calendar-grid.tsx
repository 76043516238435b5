export type CalendarDay = {
  /** `YYYY-MM-DD`. */
  date: string;
  day: number;
  /** The whole date in words, for those who hear it. */
  name: string;
  isOpen: boolean;
  isChosen?: boolean;
  isToday?: boolean;
  /** Where choosing leads without a script. */
  href?: string;
};

type Props = {
  /** "November 2026". */
  caption: string;
  weekdays: readonly { short: string; long: string }[];
  /** Seven to a week; `null` where another month's day would stand. */
  weeks: readonly (readonly (CalendarDay | null)[])[];
  onChoose?: (date: string) => void;
};

/** One month: open days can be chosen, closed ones are grey, the chosen one is ink. */
export function CalendarGrid({ caption, weekdays, weeks, onChoose }: Props) {
  return (
    <table className="month">
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
            {week.map((day, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a weekday's column never moves
              <td key={place}>{day && <Day day={day} onChoose={onChoose} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ day, onChoose }: { day: CalendarDay } & Pick<Props, "onChoose">) {
  const className = day.isToday ? "day today" : "day";
  if (day.href && day.isOpen) {
    return (
      <a className={className} href={day.href} aria-current={day.isChosen ? "date" : undefined} aria-label={day.name}>
        {day.day}
      </a>
    );
  }
  return (
    <button
      className={className}
      type="button"
      disabled={!day.isOpen}
      aria-pressed={day.isChosen ?? false}
      aria-label={day.name}
      onClick={() => onChoose?.(day.date)}
    >
      {day.day}
    </button>
  );
}
