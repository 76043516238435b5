import { ButtonForm } from "#platform/desk/button-form.tsx";
import { DeskTable } from "#platform/desk/desk-table.tsx";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import { tableRoles } from "#platform/sections/table-roles.ts";
import type { listSpam } from "../server/queries/spam.ts";
import { leadsCopy } from "../words/desk.ts";

const copy = leadsCopy.aside;

type Entry = Awaited<ReturnType<typeof listSpam>>["entries"][number];

export const SpamTable = ({ entries }: { entries: Entry[] }) => (
  <DeskTable kind="aside" caption={copy.title} heads={Object.values(copy.heads)} act={copy.release}>
    {entries.map((entry) => (
      <Row key={entry.id} entry={entry} />
    ))}
  </DeskTable>
);

function Row({ entry: { id, way, name, email, message, why, createdAt } }: { entry: Entry }) {
  const { day } = useBusinessTime();
  const cell = tableRoles.cell;
  return (
    <tr {...tableRoles.row}>
      <td {...cell}>
        <b>{name || email}</b>
        {name && <span>{email}</span>}
        <span>{leadsCopy.way(way)}</span>
      </td>
      <td {...cell}>{message || "–"}</td>
      <td {...cell}>{copy.reasons[why as keyof typeof copy.reasons] ?? why}</td>
      <td className="d" {...cell}>
        {day(createdAt)}
      </td>
      <td {...cell}>
        <ButtonForm name="release" value={id} aria-label={copy.releaseOf(name || email)}>
          {copy.release}
        </ButtonForm>
      </td>
    </tr>
  );
}
