import type { ReactNode } from "react";
import { type FactCopy, factsCopy, weekdays } from "#app/copy/desk/business-details.ts";
import { type ControlAttributes, Field } from "#app/ui/field.tsx";

type Props = {
  fact: FactCopy;
  typed: readonly string[];
  /** The first wrong field of a form gets the focus. */
  problem: { at: number; words: string; isFirst: boolean } | undefined;
};

const modes = { number: "numeric", price: "numeric", mailbox: "email", webAddress: "url" } as const;
const modeOf = ({ kind }: FactCopy) => modes[kind.type as keyof typeof modes];

const maxLine = 120;

/** The fields of a fact: one, two for a price, seven for a week. */
export function FactFields({ fact, typed, problem }: Props) {
  const { path, kind, label, hint } = fact;
  const errorAt = (at: number) => (problem?.at === at ? problem.words : undefined);
  const attributes = (at: number) => ({
    name: `${path}.${at}`,
    defaultValue: typed[at],
    autoFocus: problem?.isFirst && problem.at === at,
  });
  const input = (control: ControlAttributes, at: number) => (
    <input {...control} {...attributes(at)} inputMode={modeOf(fact)} autoComplete="off" />
  );
  const field = (at: number, words: ReactNode, note?: string) => (
    <Field key={words?.toString()} id={`${path}.${at}`} label={words} hint={note} error={errorAt(at)}>
      {(control) => input(control, at)}
    </Field>
  );
  if (kind.type === "price") {
    return (
      <fieldset className="fact__price">
        <legend>{label}</legend>
        {field(0, factsCopy.from)}
        {field(1, factsCopy.to)}
      </fieldset>
    );
  }
  if (kind.type === "weeklyHours") {
    return (
      <fieldset className="fact__week">
        <legend>{label}</legend>
        {hint && <p className="field__hint">{hint}</p>}
        {weekdays.map((day, at) => field(at, day))}
      </fieldset>
    );
  }
  const isLong = kind.type === "daysOff" || (kind.type === "words" && kind.limit > maxLine);
  if (!isLong) return field(0, label, hint);
  return (
    <Field id={`${path}.0`} label={label} hint={hint} error={errorAt(0)}>
      {(control) => <textarea {...control} {...attributes(0)} rows={3} />}
    </Field>
  );
}
