import { deskPaths } from "#facts/desk-paths.ts";
import { ButtonForm } from "#platform/desk/button-form.tsx";
import { ColumnTable } from "#platform/desk/column-table.tsx";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import type { Services } from "#platform/http/services.ts";
import { accessCopy } from "../words/access.ts";

const copy = accessCopy.publishing;

type Key = Awaited<ReturnType<Services["owner"]["publishingKeys"]["list"]>>[number];

export function PublishingKeyTable({ keys }: { keys: Key[] }) {
  const { moment } = useBusinessTime();
  return (
    <ColumnTable
      kind="access"
      caption={copy.title}
      rows={keys}
      columns={[
        { head: copy.heads.name, cell: ({ name }) => <b>{name}</b> },
        { head: copy.heads.made, className: "d", cell: ({ createdAt }) => moment(createdAt) },
        {
          head: copy.heads.used,
          className: "d",
          cell: ({ lastUsedAt }) => (lastUsedAt === null ? copy.never : moment(lastUsedAt)),
        },
        {
          head: copy.revoke,
          acts: true,
          cell: ({ id, name }) => (
            <ButtonForm action={deskPaths.publishingKeys()} name="revoke" value={id} aria-label={copy.revokeOf(name)}>
              {copy.revoke}
            </ButtonForm>
          ),
        },
      ]}
    />
  );
}
