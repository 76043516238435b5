import { deskPaths } from "#facts/desk-paths.ts";
import type { WaysOfProof } from "#features/owner/desk/ask-for-proof.ts";
import { ProofField } from "#features/owner/desk/proof-field.tsx";
import { Button } from "#platform/ui/button.tsx";
import { type ConnectionName, connectionCopy, connectionsCopy } from "../words/connections.ts";

const copy = connectionCopy.disconnect;

type Props = { name: ConnectionName; proof: WaysOfProof | undefined };

export const Disconnect = ({ name, proof }: Props) => (
  <details className="connection__end">
    <summary>{copy.summary}</summary>
    <form method="post" action={deskPaths.connection(name)}>
      <p>
        {copy.question} {connectionsCopy[name].disconnect}
      </p>
      {proof && <ProofField id="end-key" {...proof} />}
      <Button kind="line" small bare type="submit" name="intent" value="disconnect">
        {copy.button}
      </Button>
    </form>
  </details>
);
