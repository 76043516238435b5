import { sql } from "kysely";
import type { Cursor } from "#app/rules/http/cursor.ts";
import type { LeadStatus } from "#app/rules/leads/lead-status.ts";
import { searchWords } from "#app/rules/leads/search-words.ts";
import { foldEmail } from "#app/rules/mail/fold-email.ts";
import type { Db } from "#server/tables/schema.ts";

export type LeadFilter = { q: string; came: string; status: LeadStatus | undefined };

/** The rarest word is looked up among this many candidates. */
const maxCandidates = 2000;

/** One page of matching leads, by last contact, newest first, and whether there is more. */
export async function listLeads(
  db: Db,
  { before, limit, ...filter }: LeadFilter & { before: Cursor | undefined; limit: number },
) {
  const search = await readSearch(db, filter.q);
  if (search.kind === "no word") return { leads: [], isMore: false };
  let page = fitting(db, filter, search).selectAll();
  if (before) page = page.where(sql<boolean>`(last_contact_at, id) < (${before.ms}, ${before.id})`);
  const rows = await page.limit(limit + 1).execute();
  return { leads: rows.slice(0, limit), isMore: rows.length > limit };
}

/** Whether more than so many match. */
export async function hasMoreLeads(db: Db, filter: LeadFilter, limit: number): Promise<boolean> {
  const search = await readSearch(db, filter.q);
  if (search.kind === "no word") return false;
  const next = fitting(db, filter, search).select("id").offset(limit).limit(1);
  return (await next.executeTakeFirst()) !== undefined;
}

type Search =
  | { kind: "everybody" }
  | { kind: "address"; emailFolded: string }
  /** `isCut`: even the rarest word has too many matches to look at all. */
  | { kind: "words"; words: string[]; rarest: string; isCut: boolean }
  | { kind: "no word" };

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

/** How many words begin with each, counted up to a search's limit. */
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

/** Matching leads, in list order. */
function fitting(db: Db, { came, status }: LeadFilter, search: Exclude<Search, { kind: "no word" }>) {
  let leads = db.selectFrom("leads").orderBy("last_contact_at", "desc").orderBy("id", "desc");
  if (came) leads = leads.where("came_by", "=", came);
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

const lastSign = "\u{10ffff}";

const withPrefix = (db: Db, word: string) =>
  db
    .selectFrom("lead_words")
    .select("lead_words.lead_id")
    .where("lead_words.word", ">=", word)
    .where("lead_words.word", "<", word + lastSign);

const withWord = (db: Db, word: string, limit: number) => withPrefix(db, word).limit(limit);

/** Whether a search had too many matches to look at all. */
export async function isSearchCut(db: Db, q: string): Promise<boolean> {
  const search = await readSearch(db, q);
  return search.kind === "words" && search.isCut;
}

/** New leads since then, and unanswered ones, each counted up to `limit` + 1. */
export async function countLeads(db: Db, sinceMs: number, limit: number) {
  const recent = db
    .selectFrom("leads")
    .select("id")
    .where("last_contact_at", ">=", sinceMs)
    .limit(limit + 1);
  const waiting = db
    .selectFrom("leads")
    .select("id")
    .where("status", "=", "new")
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
