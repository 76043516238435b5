import { factsCopy, weekdays } from "#app/copy/desk/business-details.ts";
import { formatHours } from "#app/copy/format/format-hours.ts";
import { readDayHours } from "#app/rules/business/read-hours.ts";
import { Field } from "#app/ui/field.tsx";
import type { FactProps } from "./fact-props.ts";

const copy = factsCopy.hours;
const minSpans = 2;

/** A week of opening hours: each day is a line that opens to its pickers and to a field for typing. */
export function HoursFields({ fact: { path, label, hint }, typed, problem }: FactProps) {
  return (
    <fieldset className="fact__week" id={`${path}.0`}>
      <legend>{label}</legend>
      {hint && <p className="field__hint">{hint}</p>}
      {weekdays.map((day, at) => (
        <Day
          key={day}
          name={`${path}.${at}`}
          day={day}
          typed={typed[at] ?? ""}
          error={problem?.at === at ? problem.words : undefined}
          isFirstWrong={problem?.at === at && problem.isFirst}
        />
      ))}
    </fieldset>
  );
}

type DayProps = { name: string; day: string; typed: string; error: string | undefined; isFirstWrong: boolean };

function Day({ name, day, typed, error, isFirstWrong }: DayProps) {
  const reading = readDayHours(typed);
  const spans = "spans" in reading ? reading.spans : [];
  const places = Array.from({ length: Math.max(minSpans, spans.length) }, (_, place) => place);
  return (
    <details open={error !== undefined}>
      <summary>
        <span>{day}</span> <span>{formatHours(spans) || typed || copy.closed}</span> <span>{copy.change}</span>
      </summary>
      <div className="day-hours">
        {places.map((place) => (
          <Span key={place} name={`${name}.${place}`} day={day} place={place} span={spans[place] ?? ""} />
        ))}
        {spans.length > 0 && (
          <div className="field field--tick">
            <label htmlFor={`${name}.closed`}>
              <input id={`${name}.closed`} type="checkbox" name={`${name}.closed`} />
              {copy.closeDay}
            </label>
          </div>
        )}
        <Field id={`${name}.typed`} label={copy.typed} hint={copy.typedHint} error={error}>
          {(control) => (
            <input
              {...control}
              name={name}
              defaultValue={error === undefined ? "" : typed}
              // biome-ignore lint/a11y/noAutofocus: the first wrong field of a refused form
              autoFocus={isFirstWrong}
              autoComplete="off"
            />
          )}
        </Field>
      </div>
    </details>
  );
}

type SpanProps = { name: string; day: string; place: number; span: string };

/** "24:00" is midnight on a picker. */
function Span({ name, day, place, span }: SpanProps) {
  const [from = "", to = ""] = span.split("–");
  return (
    <p className="day-hours__span">
      {place > 0 && <span className="day-hours__and">{copy.and}</span>}
      <input type="time" name={`${name}.from`} defaultValue={from} step={300} aria-label={copy.from(day, place)} />
      <span>{copy.between}</span>
      <input
        type="time"
        name={`${name}.to`}
        defaultValue={to === "24:00" ? "00:00" : to}
        step={300}
        aria-label={copy.to(day, place)}
      />
    </p>
  );
}
