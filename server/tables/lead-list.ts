import { sql } from "kysely";
import type { LeadStatus } from "#app/rules/lead-status.ts";
import type { PagePlace } from "#app/rules/page-place.ts";
import { searchWords } from "#app/rules/search-words.ts";
import type { Db } from "./schema.ts";

export type LeadFilter = { q: string; came: string; status: LeadStatus | undefined };

/** Leads among which a search looks for its further words. */
const mostCandidates = 2000;

/** One page of those that fit, by their last contact, the latest first, and whether there is more. */
export async function listLeads(
  db: Db,
  { before, most, ...filter }: LeadFilter & { before: PagePlace | undefined; most: number },
) {
  let page = fitting(db, filter)?.selectAll();
  if (!page) return { leads: [], isMore: false };
  if (before) page = page.where(sql<boolean>`(last_contact_at, id) < (${before.ms}, ${before.id})`);
  const rows = await page.limit(most + 1).execute();
  return { leads: rows.slice(0, most), isMore: rows.length > most };
}

/** Whether more than so many fit. */
export async function hasMoreLeads(db: Db, filter: LeadFilter, most: number): Promise<boolean> {
  const next = fitting(db, filter)?.select("id").offset(most).limit(1);
  return (await next?.executeTakeFirst()) !== undefined;
}

/** Those that fit, in the order of the list; nothing where a search names no word. */
function fitting(db: Db, { q, came, status }: LeadFilter) {
  const words = searchWords([q]);
  if (q.trim() !== "" && words.length === 0) return undefined;
  let leads = db.selectFrom("leads").orderBy("last_contact_at", "desc").orderBy("id", "desc");
  if (came) leads = leads.where("came_by", "=", came);
  if (status) leads = leads.where("status", "=", status);
  if (words.length > 0) leads = leads.where("id", "in", withWord(db, rarest(words)));
  for (const word of words) {
    leads = leads.where(({ exists }) =>
      exists(begunBy(db, word).where("lead_words.lead_id", "=", sql.ref<string>("leads.id"))),
    );
  }
  return leads;
}

/** The longest word is met least often. */
const rarest = (words: string[]) => words.toSorted((one, other) => other.length - one.length)[0] ?? "";

const lastSign = "\u{10ffff}";

const begunBy = (db: Db, word: string) =>
  db
    .selectFrom("lead_words")
    .select("lead_words.lead_id")
    .where("lead_words.word", ">=", word)
    .where("lead_words.word", "<", word + lastSign);

const withWord = (db: Db, word: string) => begunBy(db, word).limit(mostCandidates);

/** Whether so many leads have a word that begins like this that a search did not look at all of them. */
export async function isSearchCut(db: Db, q: string): Promise<boolean> {
  const words = searchWords([q]);
  if (words.length === 0) return false;
  const rows = await begunBy(db, rarest(words)).offset(mostCandidates).limit(1).execute();
  return rows.length > 0;
}

/** How many came since then, and how many wait for an answer, each counted no further than `most` + 1. */
export async function countLeads(db: Db, sinceMs: number, most: number) {
  const recent = db
    .selectFrom("leads")
    .select("id")
    .where("last_contact_at", ">=", sinceMs)
    .limit(most + 1);
  const waiting = db
    .selectFrom("leads")
    .select("id")
    .where("status", "=", "new")
    .limit(most + 1);
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
