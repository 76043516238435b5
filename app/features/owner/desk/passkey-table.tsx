import { deskPaths } from "#facts/desk-paths.ts";
import { ButtonForm } from "#platform/desk/button-form.tsx";
import { DeskTable } from "#platform/desk/desk-table.tsx";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import { tableRoles } from "#platform/sections/table-roles.ts";
import { Button } from "#platform/ui/button.tsx";
import { accessCopy } from "../words/access.ts";

const copy = accessCopy.passkeys;

/** `otherHost` is empty for one that opens the desk here. */
type Passkey = { id: string; name: string; createdAt: number; lastUsedAt: number | null; otherHost: string };

export const PasskeyTable = ({ passkeys }: { passkeys: Passkey[] }) => (
  <DeskTable kind="access" caption={copy.title} heads={Object.values(copy.heads)} act={copy.remove}>
    {passkeys.map((passkey) => (
      <Row key={passkey.id} passkey={passkey} />
    ))}
  </DeskTable>
);

function Row({ passkey: { id, name, createdAt, lastUsedAt, otherHost } }: { passkey: Passkey }) {
  const { moment } = useBusinessTime();
  const { cell, row } = tableRoles;
  return (
    <tr {...row}>
      <td {...cell}>
        <b>{name}</b>
        {otherHost && <span>{copy.elsewhere(otherHost)}</span>}
        <details className="access__rename">
          <summary>{copy.rename}</summary>
          <form method="post" action={deskPaths.passkeys()}>
            <input name="name" defaultValue={name} aria-label={copy.name} maxLength={60} />
            <Button kind="line" small bare type="submit" name="rename" value={id} aria-label={copy.renameOf(name)}>
              {copy.rename}
            </Button>
          </form>
        </details>
      </td>
      <td className="d" data-label={copy.heads.made} {...cell}>
        {moment(createdAt)}
      </td>
      <td className="d" data-label={copy.heads.used} {...cell}>
        {lastUsedAt === null ? copy.never : moment(lastUsedAt)}
      </td>
      <td {...cell}>
        <ButtonForm action={deskPaths.passkeys()} name="remove" value={id} aria-label={copy.removeOf(name)}>
          {copy.remove}
        </ButtonForm>
      </td>
    </tr>
  );
}
