import { type ComponentProps, Fragment } from "react";
import { ConsentField } from "#platform/sections/consent-field.tsx";
import { Field } from "#platform/ui/field.tsx";
import { AskedFields } from "./asked-fields.tsx";
import { KnownFields } from "./known-fields.tsx";

type Asked = ComponentProps<typeof AskedFields>;
type VisitorField = "name" | "email" | "notes" | Parameters<Asked["input"]>[0];

type Props = Pick<Asked, "copy" | "asks" | "radio"> & {
  known: ComponentProps<typeof KnownFields>["known"];
  about: (field: VisitorField) => ReturnType<Asked["about"]>;
  input: (field: VisitorField) => ReturnType<Asked["input"]>;
  notes: { rows: number; hint?: string | false | undefined };
  consent: Omit<ComponentProps<typeof ConsentField>, "children">;
};

/** The fields of a visitor's details, in the grid and in the plain list. */
export function VisitorFields({ copy, asks, radio, known, about, input, notes, consent }: Props) {
  const { labels } = copy;
  const who = (
    <Fragment key="who">
      <Field {...about("name")} label={labels.name} className="half">
        {(control) => <input {...control} {...input("name")} autoComplete="name" required />}
      </Field>
      <Field {...about("email")} label={labels.email} hint={copy.emailHint} className="half">
        {(control) => <input {...control} {...input("email")} type="email" autoComplete="email" required />}
      </Field>
    </Fragment>
  );
  const further = <AskedFields key="asks" copy={copy} asks={asks} about={about} input={input} radio={radio} />;
  const rest = (
    <Fragment key="rest">
      <Field {...about("notes")} label={labels.notes} optional={copy.optional} hint={notes.hint}>
        {(control) => <textarea {...control} {...input("notes")} rows={notes.rows} />}
      </Field>
      <ConsentField {...consent}>{copy.consent}</ConsentField>
    </Fragment>
  );
  return <KnownFields copy={copy} known={known} who={who} further={further} rest={rest} />;
}
