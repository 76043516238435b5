import type { ReactNode } from "react";
import { useFacts } from "#facts/use-facts.ts";
import { zoneChoices } from "#platform/time/zone-choices.ts";
import { type ControlAttributes, Field } from "#platform/ui/field.tsx";
import type { FactKind } from "../rules/fact-kind.ts";
import { currencyChoices, localeChoices, localeTitle } from "../rules/place-choices.ts";
import { type FactCopy, factsCopy } from "../words/business-details.ts";
import { pictureFieldCopy } from "../words/proof-details.ts";
import type { FactProps } from "./fact-props.ts";
import { HoursFields } from "./hours-fields.tsx";
import { PictureField } from "./picture-field.tsx";

const modes = { number: "numeric", mailbox: "email", telephone: "tel", webAddress: "url" } as const;
const modeOf = ({ kind }: FactCopy) => modes[kind.type as keyof typeof modes];

const maxLine = 120;
/** Longer than any zone or locale: what a form sends instead of a choice is not worth showing. */
const maxChosen = 60;
const zones = Intl.supportedValuesOf("timeZone");

/** The fields of a fact: one, or pickers for hours and days. */
export function FactFields(props: FactProps) {
  const { fact, typed, problem } = props;
  const { place } = useFacts();
  const { path, kind } = fact;
  const hint = kind.type === "price" ? factsCopy.priceHint(place) : fact.hint;
  const label = fact.shortLabel ?? fact.label;
  if (kind.type === "weeklyHours") return <HoursFields {...props} />;
  if (kind.type === "daysOff") return <DaysOffFields {...props} />;
  if (kind.type === "picture") return <PictureField {...props} />;
  const errorAt = (at: number) => (problem?.at === at ? problem.words : undefined);
  const attributes = (at: number) => ({
    name: `${path}.${at}`,
    defaultValue: typed[at],
    autoFocus: problem?.isFirst && problem.at === at,
  });
  const field = (
    at: number,
    words: ReactNode,
    note: string | undefined,
    control: (a: ControlAttributes) => ReactNode,
  ) => (
    <Field id={`${path}.${at}`} label={words} hint={note} error={errorAt(at)}>
      {control}
    </Field>
  );
  const input = (at: number) => (control: ControlAttributes) => (
    <input
      {...control}
      {...attributes(at)}
      type={kind.type === "day" ? "date" : undefined}
      inputMode={modeOf(fact)}
      autoComplete="off"
    />
  );
  const options = optionsOf(kind, (typed[0] ?? "").slice(0, maxChosen));
  if (options) return field(0, label, hint, (control) => <Choice {...control} {...attributes(0)} options={options} />);
  const isLong = kind.type === "postalAddress" || (kind.type === "words" && kind.limit > maxLine);
  return field(0, label, hint, isLong ? (control) => <textarea {...control} {...attributes(0)} rows={3} /> : input(0));
}

type ChoiceProps = ControlAttributes & { name: string; defaultValue?: string | undefined };

const Choice = ({ options, ...select }: ChoiceProps & { options: readonly Option[] }) => (
  <select {...select}>
    {options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
);

type Option = { value: string; label: string };

/** The options of a kind of fact that is chosen; undefined if it is typed. */
function optionsOf(kind: FactKind, chosen: string): readonly Option[] | undefined {
  if (kind.type === "choice") return [{ value: "", label: pictureFieldCopy.noChoice }, ...kind.options];
  if (kind.type === "currency") return currencyChoices;
  if (kind.type === "timeZone")
    return zoneChoices(chosen, zones).map(({ zone, city }) => ({ value: zone, label: factsCopy.zone(zone, city) }));
  if (kind.type !== "locale") return undefined;
  const isListed = localeChoices.some(({ value }) => value === chosen);
  return isListed ? localeChoices : [{ value: chosen, label: localeTitle(chosen) }, ...localeChoices];
}

const copy = factsCopy.daysOff;

/** Days off as typed lines, and two pickers that add to them. */
const DaysOffFields = ({ fact: { path, label, hint }, typed, problem }: FactProps) => (
  <div className="fact__days">
    <Field id={`${path}.0`} label={label} hint={hint} error={problem?.words}>
      {(control) => (
        <textarea
          {...control}
          name={`${path}.0`}
          defaultValue={typed[0]}
          rows={3}
          // biome-ignore lint/a11y/noAutofocus: the first wrong field of a refused form
          autoFocus={problem?.isFirst}
        />
      )}
    </Field>
    <div className="fact__price">
      {(["first", "last"] as const).map((which) => (
        <Field key={which} id={`${path}.${which}`} label={copy[which]}>
          {(control) => <input {...control} type="date" name={`${path}.${which}`} />}
        </Field>
      ))}
    </div>
  </div>
);
