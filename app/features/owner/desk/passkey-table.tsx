import { deskPaths } from "#facts/desk-paths.ts";
import { ButtonForm } from "#platform/desk/button-form.tsx";
import { ColumnTable } from "#platform/desk/column-table.tsx";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import { Button } from "#platform/ui/button.tsx";
import { accessCopy } from "../words/access.ts";

const copy = accessCopy.passkeys;

/** `otherHost` is empty for one that opens the desk here. */
type Passkey = { id: string; name: string; createdAt: number; lastUsedAt: number | null; otherHost: string };

export function PasskeyTable({ passkeys }: { passkeys: Passkey[] }) {
  const { moment } = useBusinessTime();
  return (
    <ColumnTable
      kind="access"
      caption={copy.title}
      rows={passkeys}
      columns={[
        { head: copy.heads.name, cell: (passkey) => <Name {...passkey} /> },
        { head: copy.heads.made, className: "d", cell: ({ createdAt }) => moment(createdAt) },
        {
          head: copy.heads.used,
          className: "d",
          cell: ({ lastUsedAt }) => (lastUsedAt === null ? copy.never : moment(lastUsedAt)),
        },
        {
          head: copy.remove,
          acts: true,
          cell: ({ id, name }) => (
            <ButtonForm action={deskPaths.passkeys()} name="remove" value={id} aria-label={copy.removeOf(name)}>
              {copy.remove}
            </ButtonForm>
          ),
        },
      ]}
    />
  );
}

const Name = ({ id, name, otherHost }: Passkey) => (
  <>
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
  </>
);
