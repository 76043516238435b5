import { leadsCopy } from "#app/copy/desk/leads.ts";
import { todayCopy as copy } from "#app/copy/desk/today.ts";
import { DeskTable } from "#app/desk/frame/desk-table.tsx";
import { useBusinessTime } from "#app/desk/frame/use-business-time.ts";
import { LeadStatusLabel } from "#app/desk/leads/lead-status-label.tsx";
import { deskPaths } from "#app/desk-paths.ts";
import type { LeadStatus } from "#app/rules/leads/lead-status.ts";
import { tableRoles } from "#app/sections/table-roles.ts";
import { GoLink } from "#app/ui/go-link.tsx";

type NewLead = {
  id: string;
  name: string;
  email: string;
  business: string;
  came_by: string;
  last_contact_at: number;
  status: LeadStatus;
  isUnreached: boolean;
};

export const NewLeads = ({ leads }: { leads: NewLead[] }) => (
  <section aria-labelledby="new-leads">
    <div className="desk__h">
      <h2 id="new-leads">{copy.leads}</h2>
      <GoLink href={deskPaths.leads()}>{copy.allLeads}</GoLink>
    </div>
    {leads.length > 0 ? <Table leads={leads} /> : <p className="quiet">{copy.noLeads}</p>}
  </section>
);

function Table({ leads }: { leads: NewLead[] }) {
  const { day } = useBusinessTime();
  const { name, came, date, status } = leadsCopy.heads;
  const cell = tableRoles.cell;
  return (
    <DeskTable kind="new" caption={copy.leads} heads={[name, came, date, status]}>
      {leads.map((lead) => (
        <tr key={lead.id} {...tableRoles.row}>
          <td {...cell}>
            <a href={deskPaths.lead(lead.id)}>
              <b>{lead.name || lead.email}</b>
            </a>
            <span>{lead.business || (lead.name ? "" : leadsCopy.nameless)}</span>
          </td>
          <td {...cell}>{leadsCopy.way(lead.came_by)}</td>
          <td className="d" {...cell}>
            {day(lead.last_contact_at)}
          </td>
          <td {...cell}>
            <LeadStatusLabel {...lead} />
          </td>
        </tr>
      ))}
    </DeskTable>
  );
}
