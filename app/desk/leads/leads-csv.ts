import { leadsCopy } from "#app/copy/desk/leads.ts";
import type { Cursor } from "#app/rules/http/cursor.ts";
import { csvLine } from "#app/rules/text/csv.ts";
import { type Services, servicesOf } from "#server/services.ts";
import type { Route } from "./+types/leads-csv";
import { type LeadQuery, maxInCsv, readLeadQuery } from "./lead-query.ts";

const copy = leadsCopy.csv;
const batchSize = 500;
/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = "\ufeff";

/** The filtered leads as CSV, newest first. */
export async function loader({ request, context }: Route.LoaderArgs) {
  let text = byteOrderMark + csvLine(copy.heads);
  for await (const line of lines(servicesOf(context), readLeadQuery(request))) text += line;
  return new Response(text, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${copy.file}"`,
    },
  });
}

async function* lines({ queries }: Services, query: LeadQuery) {
  let before: Cursor | undefined;
  for (let read = 0; read < maxInCsv; read += batchSize) {
    const { leads, isMore } = await queries.leadList.listLeads({ ...query, before, limit: batchSize });
    for (const lead of leads) yield csvLine(cellsOf(lead));
    const last = leads.at(-1);
    if (!isMore || !last) return;
    before = { ms: last.last_contact_at, id: last.id };
    // Gives visitors' requests a turn between two pages of a long table.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

type ListedLead = Awaited<ReturnType<Services["queries"]["leadList"]["listLeads"]>>["leads"][number];

const cellsOf = (lead: ListedLead) => [
  lead.name,
  lead.email,
  lead.business,
  lead.phone,
  lead.wants_letters ? copy.yes : copy.no,
  leadsCopy.way(lead.came_by),
  lead.quiz_score,
  leadsCopy.statuses[lead.status],
  lead.note,
  new Date(lead.created_at).toISOString(),
  new Date(lead.last_contact_at).toISOString(),
];
