import { deskPaths } from "#facts/desk-paths.ts";
import { Island } from "#platform/islands/island.tsx";
import { Field } from "#platform/ui/field.tsx";
import { accessCopy } from "../words/access.ts";
import PasskeyIsland from "./islands/passkey/passkey.island.tsx";
import type { PasskeyProblem } from "./save-passkeys.ts";
import "./passkey.css";

const copy = accessCopy.passkeys;

type Props = { problem: PasskeyProblem | undefined; max: number; maxNameCharacters: number };

const wordsOf = (problem: PasskeyProblem, max: number) => (problem === "full" ? copy.full(max) : copy[problem]);

export const AddPasskey = ({ problem, max, maxNameCharacters }: Props) => (
  <form className="access__form" method="post" action={deskPaths.passkeys()}>
    <Field id="name" label={copy.name} hint={copy.nameHint} error={problem && wordsOf(problem, max)}>
      {(control) => <input {...control} name="name" maxLength={maxNameCharacters} autoComplete="off" required />}
    </Field>
    <Island name="passkey" of={PasskeyIsland} props={{ purpose: "add", label: copy.add, submits: true }} groups={[]} />
  </form>
);
