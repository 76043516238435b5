import { type Selectable, type SelectQueryBuilder, sql } from "kysely";
import type { Db, Schema } from "#platform/engine/server/schema.ts";
import type { Cursor } from "#platform/http/cursor.ts";
import { foldEmail } from "#platform/mail/fold-email.ts";
import type { LeadStatus } from "../../rules/lead-status.ts";
import { searchWords } from "../../rules/search-words.ts";
import { isPlanned } from "./lead-steps.ts";
import { listIdsByWay, whoCame } from "./lead-ways.ts";
import { whoWaits } from "./unanswered-leads.ts";

type LeadFilter = {
  q: string;
  /** A form's name, "quiz", "booking", or "form" for any form. */
  came: string;
  /** Only leads who came this way since then. */
  sinceMs?: number | undefined;
  /** Only leads who first got in touch since then. */
  newSinceMs?: number | undefined;
  /** The end of what `sinceMs` and `newSinceMs` begin. */
  untilMs?: number | undefined;
  /** First source and first page; "unknown" for leads without them, or empty. */
  found?: string;
  page?: string;
  status: LeadStatus | undefined;
  /** Only leads whose next step is due by this day. */
  dueBy?: string | undefined;
  /** Only leads who wait for an answer. */
  isWaiting?: boolean;
};

/** The rarest word is looked up among this many candidates. */
const maxCandidates = 2000;

type Asked = LeadFilter & { before: Cursor | undefined; limit: number };

/**
 * One page of matching leads, and the cursor of the next: by last contact, newest first; with `dueBy` by their day, and
 * with `isWaiting` by how long they wait, earliest first.
 */
export async function listLeads(db: Db, asked: Asked) {
  const { q, limit } = asked;
  const search = await readSearch(db, q);
  if (search.kind === "no word") return { leads: [], next: undefined };
  const rows = await readRows(db, search, { ...asked, limit: limit + 1 });
  const leads = rows.slice(0, limit);
  const last = rows.length > limit ? leads.at(-1) : undefined;
  return { leads, next: last && { ms: placeOf(last, asked), id: last.id } };
}

function placeOf(last: Selectable<Schema["leads"]>, { dueBy, isWaiting }: Asked): number {
  if (dueBy) return Date.parse(last.next_step_day);
  return isWaiting ? (last.waits_since ?? 0) : last.last_contact_at;
}

async function readRows(db: Db, search: Found, asked: Asked) {
  const { came, sinceMs, dueBy, before, limit } = asked;
  const isPlain = sinceMs === undefined && asked.newSinceMs === undefined && !asked.found && !asked.page;
  if (dueBy) return listDue(db, search, { ...asked, dueBy });
  if (asked.isWaiting) return listWaiting(db, search, asked);
  if (came !== "" && came !== "form" && isPlain && search.kind === "everybody") {
    const ids = await listIdsByWay(db, asked);
    return ids.length > 0 ? inOrder(db.selectFrom("leads").selectAll().where("id", "in", ids)).execute() : [];
  }
  const leads = inOrder(fitting(db, asked, search).selectAll()).limit(limit);
  return (before ? leads.where(sql<boolean>`(last_contact_at, id) < (${before.ms}, ${before.id})`) : leads).execute();
}

const inOrder = <Query extends SelectQueryBuilder<Schema, "leads", object>>(leads: Query) =>
  leads.orderBy("last_contact_at", "desc").orderBy("id", "desc") as Query;

function listDue(db: Db, search: Found, { dueBy, before, limit, ...filter }: Asked & { dueBy: string }) {
  const due = fitting(db, filter, search).selectAll().where(isPlanned).where("next_step_day", "<=", dueBy);
  const day = before && new Date(before.ms).toISOString().slice(0, 10);
  const rest = before ? due.where(sql<boolean>`(next_step_day, id) > (${day}, ${before.id})`) : due;
  return rest.orderBy("next_step_day").orderBy("id").limit(limit).execute();
}

function listWaiting(db: Db, search: Found, { before, limit, ...filter }: Asked) {
  const waiting = fitting(db, filter, search).selectAll().where("waits_since", "is not", null);
  const rest = before ? waiting.where(sql<boolean>`(waits_since, id) > (${before.ms}, ${before.id})`) : waiting;
  return rest.orderBy("waits_since").orderBy("id").limit(limit).execute();
}

type Search =
  | { kind: "everybody" }
  | { kind: "address"; emailFolded: string }
  /** `isCut`: even the rarest word has too many matches to look at all. */
  | { kind: "words"; words: string[]; rarest: string; isCut: boolean }
  | { kind: "no word" };

type Found = Exclude<Search, { kind: "no word" }>;

/** A search is for a whole address, or for words that begin like these. */
async function readSearch(db: Db, q: string): Promise<Search> {
  const emailFolded = foldEmail(q.trim());
  if (emailFolded === "") return { kind: "everybody" };
  if (emailFolded.includes("@") && (await hasLead(db, emailFolded))) return { kind: "address", emailFolded };
  const words = searchWords([q]);
  if (words.length === 0) return { kind: "no word" };
  const counts = await countByPrefix(db, words);
  const lowest = Math.min(...counts);
  return { kind: "words", words, rarest: words[counts.indexOf(lowest)] ?? "", isCut: lowest > maxCandidates };
}

async function hasLead(db: Db, emailFolded: string): Promise<boolean> {
  const lead = await db.selectFrom("leads").select("id").where("email_folded", "=", emailFolded).executeTakeFirst();
  return lead !== undefined;
}

/** Counts the words that begin with each of these, up to a search's limit. */
async function countByPrefix(db: Db, words: string[]): Promise<number[]> {
  const counts = await db
    .selectNoFrom(
      words.map((word, index) =>
        db
          .selectFrom(withWord(db, word, maxCandidates + 1).as("some"))
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .as(`of${index}`),
      ),
    )
    .executeTakeFirstOrThrow();
  return words.map((_, index) => Number(counts[`of${index}`]));
}

/** Matching leads, in no order. */
function fitting(db: Db, filter: LeadFilter, search: Found) {
  const { came, sinceMs, newSinceMs, untilMs, status, found, page } = filter;
  let leads = db.selectFrom("leads");
  if (newSinceMs !== undefined) leads = leads.where("created_at", ">=", newSinceMs);
  if (newSinceMs !== undefined && untilMs !== undefined) leads = leads.where("created_at", "<", untilMs);
  if (found) leads = leads.where(sql<boolean>`first_source = ${known(found)}`);
  if (page) leads = leads.where("first_page", "=", known(page));
  if (sinceMs !== undefined) leads = leads.where("last_contact_at", ">=", sinceMs);
  if (came) leads = leads.where(({ exists }) => exists(whoCame(db, came, sinceMs, untilMs)));
  if (status) leads = leads.where("status", "=", status);
  if (search.kind === "address") return leads.where("email_folded", "=", search.emailFolded);
  if (search.kind === "everybody") return leads;
  leads = leads.where("id", "in", withWord(db, search.rarest, maxCandidates));
  for (const word of search.words) {
    leads = leads.where(({ exists }) =>
      exists(withPrefix(db, word).where("lead_words.lead_id", "=", sql.ref<string>("leads.id"))),
    );
  }
  return leads;
}

const known = (origin: string) => (origin === "unknown" ? "" : origin);

const lastCharacter = "\u{10ffff}";

const withPrefix = (db: Db, word: string) =>
  db
    .selectFrom("lead_words")
    .select("lead_words.lead_id")
    .where("lead_words.word", ">=", word)
    .where("lead_words.word", "<", word + lastCharacter);

const withWord = (db: Db, word: string, limit: number) => withPrefix(db, word).limit(limit);

/** Whether a search had too many matches to look at all. */
export async function isSearchCut(db: Db, q: string): Promise<boolean> {
  const search = await readSearch(db, q);
  return search.kind === "words" && search.isCut;
}

/** New leads since then, and those who wait, each counted up to `limit` + 1. */
export async function countLeads(db: Db, sinceMs: number, limit: number) {
  const recent = db
    .selectFrom("leads")
    .select("id")
    .where("last_contact_at", ">=", sinceMs)
    .limit(limit + 1);
  const waiting = whoWaits(db)
    .select("id")
    .limit(limit + 1);
  const { recentCount, waitingCount } = await db
    .selectNoFrom([
      db
        .selectFrom(recent.as("recent"))
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .as("recentCount"),
      db
        .selectFrom(waiting.as("waiting"))
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .as("waitingCount"),
    ])
    .executeTakeFirstOrThrow();
  return { recent: Number(recentCount), waiting: Number(waitingCount) };
}
