import { type ConnectionName, connectionCopy, connectionsCopy } from "#app/copy/desk/connections.ts";
import type { WaysOfProof } from "#app/desk/owner/ask-for-proof.ts";
import { ProofField } from "#app/desk/owner/proof-field.tsx";
import { deskPaths } from "#app/desk-paths.ts";
import { Button } from "#app/ui/button.tsx";

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
