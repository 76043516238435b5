import { type ConnectionName, connectionCopy, connectionsCopy } from "#app/copy/desk/connections.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { Button } from "#app/ui/button.tsx";
import { OwnerKeyField } from "./owner-key-field.tsx";

const copy = connectionCopy.disconnect;

export const Disconnect = ({ name, asksForKey }: { name: ConnectionName; asksForKey: boolean }) => (
  <details className="connection__end">
    <summary>{copy.summary}</summary>
    <form method="post" action={deskPaths.connection(name)}>
      <p>
        {copy.question} {connectionsCopy[name].disconnect}
      </p>
      {asksForKey && <OwnerKeyField id="end-key" />}
      <Button kind="line" small bare type="submit" name="intent" value="disconnect">
        {copy.button}
      </Button>
    </form>
  </details>
);
