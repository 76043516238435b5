import type { ReactNode } from "react";
import { type FormName, isLeadForm } from "#facts/forms.ts";
import { paths } from "#facts/paths.ts";
import { useFacts } from "#facts/use-facts.ts";
import { ConsentField } from "#platform/sections/consent-field.tsx";
import { Button } from "#platform/ui/button.tsx";
import { Field } from "#platform/ui/field.tsx";
import { leadFormCopy } from "../../forms.ts";
import { leadFields, type TextField, textFields } from "../../rules/lead-fields.ts";
import { leadFormTool, trapTool } from "../../words/form-tools.ts";
import type { WrongForm } from "./receive-lead-form.ts";
import "#platform/ui/fields.css";
import "./lead-form.css";

type Props = { form: FormName; id: string; kind?: string | undefined; pageToken: string; wrong?: WrongForm };

/** A built-in form; a guide's form navigates the whole page. The first wrong field gets the focus. */
export function LeadForm({ form, id, kind, pageToken, wrong }: Props) {
  const copy = leadFormCopy(form, useFacts());
  const firstWrong = textFields.find((name) => wrong?.problems[name]);
  const field = (name: TextField) => {
    const { kind, isNeeded, control: asked } = leadFields[name];
    const problem = wrong?.problems[name];
    const input = { name, defaultValue: wrong?.values[name], autoFocus: name === firstWrong };
    return (
      <Field
        key={name}
        id={`${form}-${name}`}
        label={copy.labels[name]}
        error={problem && copy.problems[name][problem]}
        {...(!isNeeded && { optional: copy.optional })}
        {...(kind === "line" && { className: "half" })}
      >
        {(control) =>
          kind === "line" ? (
            <input {...control} {...input} {...asked} required={isNeeded} />
          ) : (
            <textarea {...control} {...input} rows={isLeadForm(form) ? 1 : 4} />
          )
        }
      </Field>
    );
  };
  return (
    <form
      className="lead-form"
      method="post"
      action={paths.formWidget(id, kind)}
      target={isLeadForm(form) ? "_top" : undefined}
      aria-label={copy.name}
      noValidate
      {...leadFormTool(form, copy.name)}
    >
      {textFields.filter((name) => !isFurther(name)).map(field)}
      <Further
        summary={isLeadForm(form) ? copy.further : undefined}
        isOpen={firstWrong !== undefined && isFurther(firstWrong)}
      >
        {textFields.filter(isFurther).map(field)}
      </Further>
      <ConsentField id={`${form}-consent`} name="consent" defaultChecked={Boolean(wrong?.values.consent)}>
        {copy.consent}
      </ConsentField>
      <Traps label={copy.trap} pageToken={pageToken} attribution={wrong?.attribution} />
      <Button kind="ink" type="submit">
        {copy.button}
      </Button>
    </form>
  );
}

const isFurther = (name: TextField) => !leadFields[name].isNeeded;

type FurtherProps = { summary: string | undefined; isOpen: boolean; children: ReactNode };

/** Folds optional fields under their reason, if there is one. */
function Further({ summary, isOpen, children }: FurtherProps) {
  if (!summary) return children;
  return (
    <details open={isOpen}>
      <summary>{summary}</summary>
      <div className="lead-form">{children}</div>
    </details>
  );
}

/** Traps for robots: a hidden field and the time of rendering; and how the visitor came. */
function Traps({ label, pageToken, attribution }: { label: string; pageToken: string; attribution?: string }) {
  return (
    <div className="lead-form__trap" aria-hidden="true">
      <label>
        {label}
        <input name="subject" tabIndex={-1} autoComplete="off" {...trapTool} />
      </label>
      <input type="hidden" name="at" value={pageToken} />
      <input type="hidden" name="attribution" defaultValue={attribution} data-attribution />
    </div>
  );
}
