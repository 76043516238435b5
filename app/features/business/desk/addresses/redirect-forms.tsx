import { deskPaths } from "#facts/desk-paths.ts";
import { DeskForm } from "#platform/desk/desk-form.tsx";
import { Field } from "#platform/ui/field.tsx";
import { addressesCopy as copy } from "../../words/addresses.ts";
import type { UnsavedRedirects } from "./save-redirects.ts";

export type Place = { path: string; name: string };

type Pair = { from: string; to: string };
type Props = {
  unsaved: UnsavedRedirects | undefined;
  /** Initial values of the form. */
  begun: Pair | undefined;
  places: readonly Place[];
};

/** The form for one old address, and one for many. */
export const RedirectForms = ({ unsaved, begun, places }: Props) => (
  <section className="moved" id="new" aria-labelledby="new-title">
    <h2 id="new-title">{copy.add.title}</h2>
    <One unsaved={unsaved?.form === "one" ? unsaved : undefined} begun={begun} />
    <Several unsaved={unsaved?.form === "several" ? unsaved : undefined} />
    <datalist id="places">
      {places.map(({ path, name }) => (
        <option key={path} value={path}>
          {name}
        </option>
      ))}
    </datalist>
  </section>
);

/** Problems that are the new address's fault. */
const ofNew = new Set(["new", "no page", "circle"]);

type OneProps = { unsaved: Extract<UnsavedRedirects, { form: "one" }> | undefined; begun: Pair | undefined };

function One({ unsaved, begun }: OneProps) {
  const { from, to } = unsaved ?? begun ?? { from: "", to: "" };
  const problem = unsaved?.refused[0]?.problem;
  const error = problem && copy.problems[problem];
  const isOfNew = problem && (ofNew.has(problem) || (problem === "none" && unsaved.from !== ""));
  return (
    <DeskForm action={deskPaths.addresses()} className="moved__pair" button={copy.add.button}>
      <Field id="from" label={copy.add.from} hint={copy.add.fromHint} error={isOfNew ? undefined : error}>
        {(control) => <input {...control} name="from" defaultValue={from} spellCheck={false} />}
      </Field>
      <Field id="to" label={copy.add.to} hint={copy.add.toHint} error={isOfNew ? error : undefined}>
        {(control) => <input {...control} name="to" list="places" defaultValue={to} spellCheck={false} />}
      </Field>
    </DeskForm>
  );
}

function Several({ unsaved }: { unsaved: Extract<UnsavedRedirects, { form: "several" }> | undefined }) {
  return (
    <details className="moved__several" open={unsaved !== undefined}>
      <summary>{copy.several.title}</summary>
      <DeskForm action={deskPaths.addresses()} button={copy.several.button} act="several">
        <Field
          id="lines"
          label={copy.several.lines}
          hint={copy.several.hint}
          error={unsaved && <LinesProblem unsaved={unsaved} />}
        >
          {(control) => (
            <textarea {...control} name="lines" rows={8} defaultValue={unsaved?.lines} spellCheck={false} />
          )}
        </Field>
      </DeskForm>
    </details>
  );
}

const maxShown = 20;

const LinesProblem = ({ unsaved }: { unsaved: Extract<UnsavedRedirects, { form: "several" }> }) => (
  <>
    <span className="moved__line">
      {unsaved.isTooMany ? copy.several.many(unsaved.shown) : copy.several.left(unsaved.refused.length, unsaved.shown)}
    </span>
    {unsaved.refused.slice(0, maxShown).map(({ from, to, problem }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand twice
      <span className="moved__line" key={at}>
        <code>{`${from} ${to}`.slice(0, 200)}</code> {copy.problems[problem]}
      </span>
    ))}
  </>
);
