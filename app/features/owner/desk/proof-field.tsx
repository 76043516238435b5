import { Island } from "#platform/islands/island.tsx";
import { Field } from "#platform/ui/field.tsx";
import { confirmCopy, passkeyCopy } from "../words/access.ts";
import type { ProofProblem, WaysOfProof } from "./ask-for-proof.ts";
import PasskeyIsland from "./islands/passkey/passkey.island.tsx";
import { OwnerName } from "./owner-name.tsx";
import "./passkey.css";

const copy = confirmCopy.key;

type Props = Omit<WaysOfProof, "canMail"> & {
  id: string;
  problem?: ProofProblem | undefined;
  /** The form has no other button that a passkey would be for. */
  submits?: boolean;
};

/** Asks for proof before a change, unless key or passkey was shown a short while ago. */
export const ProofField = ({ id, hasPasskeys, takesKey, problem, submits = false }: Props) => (
  <>
    {hasPasskeys && (
      <Island
        name="passkey"
        of={PasskeyIsland}
        props={{ purpose: "confirm", label: passkeyCopy.use, submits }}
        groups={[]}
      />
    )}
    {!takesKey && <PasskeyOnly problem={problem} />}
    {takesKey && hasPasskeys && (
      <details className="technical" open={problem !== undefined}>
        <summary>{copy.instead}</summary>
        <KeyField id={id} problem={problem} />
      </details>
    )}
    {takesKey && !hasPasskeys && <KeyField id={id} problem={problem} />}
  </>
);

const KeyField = ({ id, problem }: Pick<Props, "id" | "problem">) => (
  <Field id={id} label={copy.title} hint={copy.hint} error={problem && copy[problem]}>
    {(control) => (
      <>
        <OwnerName />
        <input {...control} name="ownerKey" type="password" autoComplete="current-password" />
      </>
    )}
  </Field>
);

const PasskeyOnly = ({ problem }: { problem: ProofProblem | undefined }) => (
  <>
    {problem && (
      <p className="field__wrong" role="alert">
        {problem === "refused" ? copy.refused : confirmCopy.passkey.missing}
      </p>
    )}
    <p className="quiet">{confirmCopy.passkey.lost}</p>
  </>
);
