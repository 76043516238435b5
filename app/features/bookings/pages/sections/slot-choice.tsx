import { fill } from "#platform/text/fill.ts";
import type { CalendarCopy } from "../../words/booking.ts";
import type { PlainCalendarData, PlainSlot } from "./read-calendar.ts";

type Props = { copy: CalendarCopy; calendar: PlainCalendarData; chosen?: string; error?: string; email: string };

/** The next free hours as radio buttons, day by day. */
export function SlotChoice({ copy, calendar, chosen, error, email }: Props) {
  const { days, oursWords } = calendar;
  return (
    <fieldset className="hours" aria-describedby={error ? "start-error" : undefined}>
      <legend className="h4">{copy.plain.legend}</legend>
      {error && (
        <p className="field__wrong" id="start-error">
          {error}
        </p>
      )}
      {oursWords && <p className="quiet small">{fill(copy.ours, { zone: oursWords })}</p>}
      {days.length === 0 && <p>{fill(copy.plain.none, { email })}</p>}
      {days.map(({ name, slots }, day) => (
        <section className="hours__day" key={name} aria-label={name}>
          <p className="hours__name" aria-hidden="true">
            {name}
          </p>
          <ul>
            {slots.map((slot, place) => (
              <li key={slot.start}>
                <Slot
                  {...slot}
                  day={name}
                  isChosen={slot.start === chosen}
                  isWrong={error !== undefined}
                  isFirst={day + place === 0}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </fieldset>
  );
}

type SlotProps = PlainSlot & { day: string; isChosen: boolean; isWrong: boolean; isFirst: boolean };

function Slot({ start, time, beside, day, isChosen, isWrong, isFirst }: SlotProps) {
  return (
    <label className="slot">
      <input
        className="vh"
        type="radio"
        name="start"
        value={start}
        defaultChecked={isChosen}
        aria-invalid={isWrong || undefined}
        // biome-ignore lint/a11y/noAutofocus: where a refused form is wrong
        autoFocus={isWrong && isFirst}
        required
      />
      <span className="vh">{`${day}, `}</span>
      {time}
      {beside && <small>{beside}</small>}
    </label>
  );
}
