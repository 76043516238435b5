import { leadsCopy } from "#app/copy/desk-leads.ts";
import { tableRoles } from "#app/sections/table-roles.ts";
import { Button } from "#app/ui/button.tsx";
import type { Edges } from "#server/edges.ts";
import { useHouseTime } from "../use-house-time.ts";

const copy = leadsCopy.aside;

type Entry = Awaited<ReturnType<Edges["tables"]["setAside"]["listSetAside"]>>["entries"][number];

export const SetAsideTable = ({ entries }: { entries: Entry[] }) => (
  <table className="dt dt--aside" {...tableRoles.table}>
    <caption className="vh">{copy.title}</caption>
    <thead {...tableRoles.rows}>
      <tr {...tableRoles.row}>
        {Object.values(copy.heads).map((head) => (
          <th key={head} {...tableRoles.columnHead}>
            {head}
          </th>
        ))}
        <th {...tableRoles.columnHead}>
          <span className="vh">{copy.release}</span>
        </th>
      </tr>
    </thead>
    <tbody {...tableRoles.rows}>
      {entries.map((entry) => (
        <Row key={entry.id} entry={entry} />
      ))}
    </tbody>
  </table>
);

function Row({ entry: { id, form, lead, quarantine, createdAt } }: { entry: Entry }) {
  const { day } = useHouseTime();
  const cell = tableRoles.cell;
  return (
    <tr {...tableRoles.row}>
      <td {...cell}>
        <b>{lead.name}</b>
        <span>{lead.email}</span>
        <span>{leadsCopy.way(form)}</span>
      </td>
      <td {...cell}>{lead.message || "–"}</td>
      <td {...cell}>{copy.reasons[quarantine as keyof typeof copy.reasons] ?? quarantine}</td>
      <td className="d" {...cell}>
        {day(createdAt)}
      </td>
      <td {...cell}>
        <form method="post">
          <Button kind="line" small bare type="submit" name="release" value={id} aria-label={copy.releaseOf(lead.name)}>
            {copy.release}
          </Button>
        </form>
      </td>
    </tr>
  );
}
