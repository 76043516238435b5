import { factsCopy } from "#app/copy/desk/business-details.ts";
import { Field } from "#app/ui/field.tsx";
import type { FactProps } from "./fact-props.ts";

const copy = factsCopy.daysOff;

/** Days off as typed lines, and two pickers that add to them. */
export const DaysOffFields = ({ fact: { path, label, hint }, typed, problem }: FactProps) => (
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
