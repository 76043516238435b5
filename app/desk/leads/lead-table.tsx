import { leadsCopy as copy } from "#app/copy/desk/leads.ts";
import { DeskTable } from "#app/desk/frame/desk-table.tsx";
import { useBusinessTime } from "#app/desk/frame/use-business-time.ts";
import { type DeskLeadsQuery, deskPaths } from "#app/desk-paths.ts";
import { tableRoles } from "#app/sections/table-roles.ts";
import { LeadStatusLabel } from "./lead-status-label.tsx";
import type { LeadListData } from "./load-lead-list.ts";

type ListedLead = LeadListData["leads"][number];
type Props = { leads: ListedLead[]; query: DeskLeadsQuery; selected?: string | undefined };

export function LeadTable({ leads, query, selected }: Props) {
  return (
    <DeskTable kind="leads" caption={copy.title} heads={Object.values(copy.heads)} numbers={[copy.heads.score]}>
      {leads.map((lead) => (
        <Row key={lead.id} lead={lead} query={query} isSelected={lead.id === selected} />
      ))}
    </DeskTable>
  );
}

function Row({ lead, query, isSelected }: { lead: ListedLead; query: DeskLeadsQuery; isSelected: boolean }) {
  const { day } = useBusinessTime();
  const cell = tableRoles.cell;
  return (
    <tr className={isSelected ? "is-sel" : undefined} {...tableRoles.row}>
      <td {...cell}>
        <a href={deskPaths.lead(lead.id, query)} aria-current={isSelected ? "true" : undefined}>
          <b>{lead.name || lead.email}</b>
        </a>
        <span>{lead.business || (lead.name ? "" : copy.nameless)}</span>
      </td>
      <td {...cell}>{copy.way(lead.source)}</td>
      <td className="n" {...cell}>
        {lead.score ?? "–"}
      </td>
      <td className="d" {...cell}>
        {day(lead.lastContactAt)}
      </td>
      <td {...cell}>
        <LeadStatusLabel {...lead} />
      </td>
    </tr>
  );
}
