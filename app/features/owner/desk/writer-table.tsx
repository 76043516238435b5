import { deskPaths } from "#facts/desk-paths.ts";
import { DeskTable } from "#platform/desk/desk-table.tsx";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import type { Services } from "#platform/http/services.ts";
import { tableRoles } from "#platform/sections/table-roles.ts";
import { Button } from "#platform/ui/button.tsx";
import { writersCopy as copy } from "../words/writers.ts";

type Writer = Awaited<ReturnType<Services["owner"]["writers"]["list"]>>[number];

export const WriterTable = ({ writers }: { writers: Writer[] }) => (
  <DeskTable kind="writers" caption={copy.title} heads={Object.values(copy.heads)} act={copy.remove}>
    {writers.map((writer) => (
      <Row key={writer.id} writer={writer} />
    ))}
  </DeskTable>
);

function Row({ writer: { id, name, email, mayPublish, invitedAt, joinedAt } }: { writer: Writer }) {
  const { day } = useBusinessTime();
  const { cell, row } = tableRoles;
  return (
    <tr {...row}>
      <td {...cell}>
        <b>{name}</b>
        <span>{email}</span>
      </td>
      <td {...cell}>{joinedAt === null ? copy.invited(day(invitedAt)) : copy.joined(day(joinedAt))}</td>
      <td {...cell}>{mayPublish ? copy.mayPublish : copy.mayNot}</td>
      <td {...cell}>
        <form className="access__ways" method="post" action={deskPaths.writers()}>
          <Button
            kind="line"
            small
            bare
            type="submit"
            name="act"
            value={`${mayPublish ? "forbid" : "allow"}:${id}`}
            aria-label={mayPublish ? copy.forbidOf(name) : copy.allowOf(name)}
          >
            {mayPublish ? copy.forbid : copy.allow}
          </Button>
          <Button
            kind="line"
            small
            bare
            type="submit"
            name="act"
            value={`remove:${id}`}
            aria-label={copy.removeOf(name)}
          >
            {copy.remove}
          </Button>
        </form>
      </td>
    </tr>
  );
}
