import { type DeskLeadsQuery, deskPaths } from "#facts/desk-paths.ts";
import { DeskTable } from "#platform/desk/desk-table.tsx";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import { tableRoles } from "#platform/sections/table-roles.ts";
import { leadsCopy as copy } from "../words/desk.ts";
import { LeadStatusLabel } from "./lead-status-label.tsx";
import type { LeadListData } from "./load-lead-list.ts";
import { StepLine } from "./step-line.tsx";

type ListedLead = LeadListData["leads"][number];
type Props = { leads: ListedLead[]; query: DeskLeadsQuery; today: string; selected?: string | undefined };

export function LeadTable({ leads, query, today, selected }: Props) {
  return (
    <DeskTable kind="leads" caption={copy.title} heads={Object.values(copy.heads)} numbers={[copy.heads.score]}>
      {leads.map((lead) => (
        <Row key={lead.id} lead={lead} query={query} today={today} isSelected={lead.id === selected} />
      ))}
    </DeskTable>
  );
}

type RowProps = Pick<Props, "query" | "today"> & { lead: ListedLead; isSelected: boolean };

function Row({ lead, query, today, isSelected }: RowProps) {
  const { day } = useBusinessTime();
  const cell = tableRoles.cell;
  return (
    <tr className={isSelected ? "is-sel" : undefined} {...tableRoles.row}>
      <td {...cell}>
        <a href={deskPaths.lead(lead.id, query)} aria-current={isSelected ? "true" : undefined}>
          <b>{lead.name || lead.email}</b>
        </a>
        <span>{lead.business || (lead.name ? "" : copy.nameless)}</span>
        {lead.stepDay && (
          <span className="next-step">
            <StepLine step={lead.step} day={lead.stepDay} today={today} />
          </span>
        )}
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
