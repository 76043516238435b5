import { deskPaths } from "#facts/desk-paths.ts";
import { requireProof } from "#features/owner/desk/ask-for-proof.ts";
import { noteActivity } from "#features/owner/owner-session.ts";
import type { Cursor } from "#platform/http/cursor.ts";
import { type Services, servicesOf } from "#platform/http/services.ts";
import { csvCell, csvLine, storedCell } from "#platform/text/csv.ts";
import { businessDay } from "#platform/time/business-time.ts";
import { writeLocalTime } from "#platform/time/local-time.ts";
import { keptFields } from "../rules/lead-fields.ts";
import { listHeat } from "../server/queries/lead-heat.ts";
import { listLeads } from "../server/queries/lead-list.ts";
import { listNotes } from "../server/queries/lead-notes.ts";
import { listTagsOf } from "../server/queries/lead-tags.ts";
import { leadsCopy } from "../words/desk.ts";
import { leadLabels } from "../words/lead-form.ts";
import { nameSource } from "../words/lead-sources.ts";
import type { Route } from "./+types/leads-csv";
import { asPlace, filterOf, type LeadQuery, readLeadQuery } from "./lead-query.ts";
import { streamOf } from "./stream-of.ts";

const copy = leadsCopy.csv;
const batchSize = 500;
const maxNotes = 20_000;
/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = "\ufeff";

/** The filtered leads as CSV, newest first, read and sent a page at a time however many there are. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readLeadQuery(request);
  await requireProof({ request, context }, deskPaths.leads(asPlace(query)));
  await noteActivity({ request, context }, { kind: "people-exported" });
  const isForPrograms = new URL(request.url).searchParams.get("for") === "programs";
  const lines = linesOf(servicesOf(context), query, isForPrograms ? forPrograms : forSpreadsheets);
  return new Response(streamOf(lines), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${isForPrograms ? copy.fileForPrograms : copy.file}"`,
    },
  });
}

/** How the cells, the times and the file's beginning are written. */
type Writing = { toCell: typeof csvCell; writeTime: (ms: number, timeZone: string) => string; begin: string };

/** "2026-11-21 04:00", which spreadsheets read as a time. */
const localTime = (ms: number, timeZone: string) => writeLocalTime(ms, timeZone).replace("T", " ");
const forSpreadsheets: Writing = { toCell: csvCell, writeTime: localTime, begin: byteOrderMark };
const forPrograms: Writing = { toCell: storedCell, writeTime: (ms) => new Date(ms).toISOString(), begin: "" };

async function* linesOf(services: Services, query: LeadQuery, writing: Writing): AsyncGenerator<string> {
  const { db, facts } = services;
  const { timeZone } = facts().booking;
  const write = (ms: number) => writing.writeTime(ms, timeZone);
  const filter = filterOf(query, services);
  yield writing.begin +
    csvLine(
      columns.map(([head]) => head),
      writing.toCell,
    );
  for (let before: Cursor | undefined, isMore = true; isMore; isMore = before !== undefined) {
    const { leads, next } = await listLeads(db, { ...filter, before, limit: batchSize });
    const known = await readKnown(services, leads);
    const lineOf = (lead: ListedLead, index: number) => {
      const row = { lead, write, ...known(lead, index) };
      return csvLine(
        columns.map(([, cell]) => cell(row)),
        writing.toCell,
      );
    };
    yield leads.map(lineOf).join("");
    before = next;
    // Gives visitors' requests a turn between two pages of a long table.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

type ListedLead = Awaited<ReturnType<typeof listLeads>>["leads"][number];

/** The notes of a page of leads, each as a line with its day, newest first. */
async function readNotes(db: Services["db"], leads: ListedLead[], timeZone: string) {
  const byLead = new Map<string, string[]>();
  const ids = leads.map(({ id }) => id);
  for (const { leadId, text, createdAt } of await listNotes(db, ids, maxNotes))
    byLead.set(leadId, [...(byLead.get(leadId) ?? []), `${businessDay(createdAt, timeZone)}: ${text}`]);
  return byLead;
}

/** Reads from other tables what they know of a page of leads. */
async function readKnown({ db, facts, clock, consentsOf }: Services, leads: ListedLead[]) {
  const ids = leads.map(({ id }) => id);
  const [notes, tags, consents, heat] = await Promise.all([
    readNotes(db, leads, facts().booking.timeZone),
    listTagsOf(db, ids),
    consentsOf(leads),
    listHeat(db, leads, { weights: facts().heat, nowMs: clock() }),
  ]);
  return ({ id, email_folded }: ListedLead, index: number) => ({
    notes: notes.get(id) ?? [],
    tags: tags.get(id) ?? [],
    consent: consents.get(email_folded),
    heat: heat[index]?.score ?? 0,
  });
}

type Row = ReturnType<Awaited<ReturnType<typeof readKnown>>> & { lead: ListedLead; write: (ms: number) => string };
type Column = readonly [head: string, cell: (row: Row) => string | number | null];

const columns: readonly Column[] = [
  ...keptFields.map((field): Column => [leadLabels[field], ({ lead }) => lead[field]]),
  [copy.heads.letters, ({ consent }) => (consent ? leadsCopy.consent[consent] : "")],
  [copy.heads.came, ({ lead }) => leadsCopy.way(lead.came_by)],
  [copy.heads.score, ({ lead }) => lead.quiz_score],
  [copy.heads.heat, ({ heat }) => heat],
  [copy.heads.source, ({ lead }) => lead.first_source && nameSource(lead.first_source)],
  [copy.heads.campaign, ({ lead }) => lead.first_campaign],
  [copy.heads.firstPage, ({ lead }) => lead.first_page],
  [copy.heads.tags, ({ tags }) => tags.join(", ")],
  [copy.heads.status, ({ lead }) => leadsCopy.statuses[lead.status]],
  [copy.heads.step, ({ lead }) => lead.next_step],
  [copy.heads.due, ({ lead }) => lead.next_step_day],
  [copy.heads.notes, ({ notes }) => notes.join("\n")],
  [copy.heads.first, ({ lead, write }) => write(lead.created_at)],
  [copy.heads.last, ({ lead, write }) => write(lead.last_contact_at)],
];
