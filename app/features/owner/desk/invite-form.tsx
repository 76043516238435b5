import { deskPaths } from "#facts/desk-paths.ts";
import { DeskForm } from "#platform/desk/desk-form.tsx";
import { Field } from "#platform/ui/field.tsx";
import { writersCopy as copy } from "../words/writers.ts";

export const maxNameCharacters = 60;
const maxWriters = 20;

export type InviteProblem = "name" | "email" | "full";

type Props = {
  isMailSet: boolean;
  unsaved: { problem: InviteProblem; typed: { name: string; email: string } } | undefined;
};

export function InviteForm({ isMailSet, unsaved }: Props) {
  const { problem, typed } = unsaved ?? {};
  if (!isMailSet)
    return (
      <p>
        {copy.noMail.text} <a href={deskPaths.connection("mail")}>{copy.noMail.link}</a>
      </p>
    );
  return (
    <section className="access" aria-labelledby="invite">
      <h2 id="invite">{copy.invite}</h2>
      <DeskForm
        className="access__form"
        action={deskPaths.writers()}
        noValidate
        problem={problem === "full" && copy.problems.full(maxWriters)}
        button={copy.send}
      >
        <Field id="name" label={copy.name} error={problem === "name" && copy.problems.name}>
          {(control) => (
            <input
              {...control}
              name="name"
              maxLength={maxNameCharacters}
              defaultValue={typed?.name}
              autoComplete="off"
            />
          )}
        </Field>
        <Field id="email" label={copy.email} error={problem === "email" && copy.problems.email}>
          {(control) => <input {...control} name="email" type="email" defaultValue={typed?.email} autoComplete="off" />}
        </Field>
        <div className="field field--tick">
          <label htmlFor="publish">
            <input id="publish" type="checkbox" name="publish" value="yes" />
            {copy.publish}
          </label>
        </div>
      </DeskForm>
    </section>
  );
}
