import { useLocale } from "#facts/use-words.ts";
import { formatHours } from "#platform/text/format-hours.ts";
import { Field } from "#platform/ui/field.tsx";
import { readDayHours } from "../rules/read-hours.ts";
import { factsCopy, weekdays } from "../words/business-details.ts";
import type { FactProps } from "./fact-props.ts";
import { type DayFields, type PickedSpan, storedDay, textOfDay } from "./read-week-fields.ts";

const copy = factsCopy.hours;
const minSpans = 2;
const maxShown = 60;

/** A week of opening hours: each day is a line that opens to its pickers and to a field for typing. */
export function HoursFields({ fact: { path, label, hint }, typed, problem, week }: FactProps) {
  return (
    <fieldset className="fact__week" id={`${path}.0`}>
      <legend>{label}</legend>
      {hint && <p className="field__hint">{hint}</p>}
      <Tick name={`${path}.same`} words={copy.same} isTicked={week?.isSame} />
      {weekdays.map((day, at) => (
        <Day
          key={day}
          name={`${path}.${at}`}
          day={day}
          fields={week?.days[at] ?? storedDay(typed[at] ?? "")}
          error={problem?.at === at ? problem.words : undefined}
          isFirstWrong={problem?.at === at && problem.isFirst}
        />
      ))}
    </fieldset>
  );
}

type TickProps = { name: string; words: string; isTicked: boolean | undefined };

const Tick = ({ name, words, isTicked }: TickProps) => (
  <div className="field field--tick">
    <label htmlFor={name}>
      <input id={name} type="checkbox" name={name} defaultChecked={isTicked} />
      {words}
    </label>
  </div>
);

type DayProps = { name: string; day: string; fields: DayFields; error: string | undefined; isFirstWrong: boolean };

const isGiven = ({ from, to }: PickedSpan) => from !== "" || to !== "";

function Day({ name, day, fields, error, isFirstWrong }: DayProps) {
  const locale = useLocale();
  const text = textOfDay(fields);
  const reading = readDayHours(text);
  const count = fields.spans.findLastIndex(isGiven) + 1;
  return (
    <details open={error !== undefined}>
      <summary>
        <span>{day}</span>{" "}
        <span>
          {("spans" in reading ? formatHours(reading.spans, locale) : text.slice(0, maxShown)) || copy.closed}
        </span>{" "}
        <span>{copy.change}</span>
      </summary>
      <div className="day-hours">
        {Array.from({ length: Math.max(minSpans, count) }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: spans have no other name
          <Span key={place} name={`${name}.${place}`} day={day} place={place} span={fields.spans[place]} />
        ))}
        {count < minSpans && <p className="field__hint">{copy.secondHint}</p>}
        {(count > 0 || fields.isClosed) && (
          <Tick name={`${name}.closed`} words={copy.closeDay} isTicked={fields.isClosed} />
        )}
        <Field id={`${name}.typed`} label={copy.typed} hint={copy.typedHint} error={error}>
          {(control) => (
            <input
              {...control}
              name={name}
              defaultValue={fields.typed}
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

type SpanProps = { name: string; day: string; place: number; span: PickedSpan | undefined };

/** A further span has a tick that takes it out: not every phone can empty its pickers. */
function Span({ name, day, place, span = { from: "", to: "", isNone: false } }: SpanProps) {
  const { from, to, isNone } = span;
  const hours = formatHours([`${from}–${to}`], useLocale());
  return (
    <>
      <p className="day-hours__span">
        {place > 0 && <span className="day-hours__and">{copy.and}</span>}
        <input type="time" name={`${name}.from`} defaultValue={from} step={300} aria-label={copy.from(day, place)} />
        <span>{copy.between}</span>
        <input type="time" name={`${name}.to`} defaultValue={to} step={300} aria-label={copy.to(day, place)} />
      </p>
      {place > 0 && isGiven(span) && <Tick name={`${name}.none`} words={copy.none(hours)} isTicked={isNone} />}
    </>
  );
}
