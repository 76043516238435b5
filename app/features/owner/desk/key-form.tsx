import { deskPaths } from "#facts/desk-paths.ts";
import { deskCopy } from "#platform/desk/words/desk.ts";
import { Button } from "#platform/ui/button.tsx";
import { Field } from "#platform/ui/field.tsx";
import { OwnerName } from "./owner-name.tsx";

const copy = deskCopy.signIn;

export type SignInProblem = "missing" | "wrong" | "later" | "refused" | "mailed" | "mailed enough" | "no mail";

type Props = {
  next: string | undefined;
  hasPasskeys: boolean;
  isPasskeysOnly: boolean;
  canMail: boolean;
  problem: SignInProblem | undefined;
};

/** Signs in with the owner key; if only passkeys open the desk, asks for a link. */
export function KeyForm({ next, hasPasskeys, isPasskeysOnly, canMail, problem }: Props) {
  if (problem === "mailed") return <p role="status">{copy.onlyPasskeys.mailed}</p>;
  if (problem === "mailed enough") return <p role="status">{copy.onlyPasskeys.mailedEnough}</p>;
  if (isPasskeysOnly && !canMail) return <NoMail />;
  return (
    <form method="post" action={deskPaths.signIn(next)} noValidate>
      {isPasskeysOnly && (
        <p className="quiet">
          <b>{copy.onlyPasskeys.lost}</b> {copy.onlyPasskeys.text}
        </p>
      )}
      <OwnerName />
      <Field id="key" label={copy.key} error={errorOf(problem)}>
        {(control) => <input {...control} name="key" type="password" autoComplete="current-password" />}
      </Field>
      <Button kind={hasPasskeys ? "line" : "ink"} type="submit">
        {isPasskeysOnly ? copy.onlyPasskeys.button : copy.button}
      </Button>
    </form>
  );
}

const errorOf = (problem: SignInProblem | undefined) =>
  problem === "missing" || problem === "wrong" || problem === "later" ? copy[problem] : undefined;

const NoMail = () => (
  <p role="status">
    <b>{copy.onlyPasskeys.lost}</b> {copy.onlyPasskeys.noMail} <code>{copy.onlyPasskeys.command}</code>
  </p>
);
