import { type DeskLeadsQuery, deskPaths } from "#facts/desk-paths.ts";
import { DeskTable } from "#platform/desk/desk-table.tsx";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import { tableRoles } from "#platform/sections/table-roles.ts";
import type { LeadSort } from "../rules/lead-sort.ts";
import { leadsCopy as copy } from "../words/desk.ts";
import { bulkForm } from "./bulk-form.tsx";
import { HeatLine } from "./heat-line.tsx";
import { LeadStatusLabel } from "./lead-status-label.tsx";
import type { LeadListData } from "./load-lead-list.ts";
import { StepLine } from "./step-line.tsx";

type ListedLead = LeadListData["leads"][number];
type Props = {
  leads: ListedLead[];
  query: DeskLeadsQuery;
  sort: LeadSort | undefined;
  today: string;
  selected?: string | undefined;
};

export function LeadTable({ leads, query, sort, today, selected }: Props) {
  const to = (name: LeadSort) => deskPaths.leads({ ...query, before: "", sort: name });
  const orders = {
    [copy.heads.name]: { href: to("name"), sorted: sort === "name" ? "ascending" : undefined },
    [copy.heads.heat]: { href: to("heat"), sorted: sort === "heat" ? "descending" : undefined },
    [copy.heads.date]: { href: to("contact"), sorted: sort === "contact" ? "descending" : undefined },
  } as const;
  const heads = Object.values(copy.heads);
  return (
    <DeskTable kind="leads" caption={copy.title} heads={heads} numbers={[copy.heads.heat]} orders={orders}>
      {leads.map((lead) => (
        <Row
          key={lead.id}
          lead={lead}
          query={query}
          today={today}
          isSelected={lead.id === selected}
          isToTick={selected === undefined}
        />
      ))}
    </DeskTable>
  );
}

type RowProps = Pick<Props, "query" | "today"> & { lead: ListedLead; isSelected: boolean; isToTick: boolean };

function Row({ lead, query, today, isSelected, isToTick }: RowProps) {
  const { day } = useBusinessTime();
  const cell = tableRoles.cell;
  return (
    <tr className={isSelected ? "is-sel" : undefined} {...tableRoles.row}>
      <td {...cell}>
        {isToTick && (
          <input
            className="tick"
            type="checkbox"
            form={bulkForm}
            name="chosen"
            value={lead.id}
            aria-label={copy.bulk.choose(lead.name || lead.email)}
          />
        )}
        <a href={deskPaths.lead(lead.id, query)} aria-current={isSelected ? "true" : undefined}>
          <b>{lead.name || lead.email}</b>
        </a>
        <span>{lead.business || (lead.name ? "" : copy.nameless)}</span>
        {lead.heat && lead.heat.reasons.length > 0 && (
          <span className="heat-line">
            <HeatLine reasons={lead.heat.reasons} />
          </span>
        )}
        {lead.tags.length > 0 && <span className="tags-line">{lead.tags.join(", ")}</span>}
        {lead.stepDay && (
          <span className="next-step">
            <StepLine step={lead.step} day={lead.stepDay} today={today} />
          </span>
        )}
      </td>
      <td {...cell}>{copy.way(lead.source)}</td>
      <td className="n" {...cell}>
        <small className="vh">{copy.heat.label}</small> {lead.heat?.score ?? 0}
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
