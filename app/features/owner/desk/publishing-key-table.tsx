import { deskPaths } from "#facts/desk-paths.ts";
import { ButtonForm } from "#platform/desk/button-form.tsx";
import { DeskTable } from "#platform/desk/desk-table.tsx";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import type { Services } from "#platform/http/services.ts";
import { tableRoles } from "#platform/sections/table-roles.ts";
import { accessCopy } from "../words/access.ts";

const copy = accessCopy.publishing;

type Key = Awaited<ReturnType<Services["owner"]["publishingKeys"]["list"]>>[number];

export function PublishingKeyTable({ keys }: { keys: Key[] }) {
  const { moment } = useBusinessTime();
  const { cell, row } = tableRoles;
  return (
    <DeskTable kind="access" caption={copy.title} heads={Object.values(copy.heads)} act={copy.revoke}>
      {keys.map(({ id, name, createdAt, lastUsedAt }) => (
        <tr key={id} {...row}>
          <td {...cell}>
            <b>{name}</b>
          </td>
          <td className="d" data-label={copy.heads.made} {...cell}>
            {moment(createdAt)}
          </td>
          <td className="d" data-label={copy.heads.used} {...cell}>
            {lastUsedAt === null ? copy.never : moment(lastUsedAt)}
          </td>
          <td {...cell}>
            <ButtonForm action={deskPaths.publishingKeys()} name="revoke" value={id} aria-label={copy.revokeOf(name)}>
              {copy.revoke}
            </ButtonForm>
          </td>
        </tr>
      ))}
    </DeskTable>
  );
}
