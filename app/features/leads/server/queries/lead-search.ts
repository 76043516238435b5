import type { Db } from "#platform/engine/server/schema.ts";
import { foldEmail } from "#platform/mail/fold-email.ts";
import { searchWords } from "../../rules/search-words.ts";

/** The rarest word is looked up among this many candidates. */
export const maxCandidates = 2000;

type Search =
  | { kind: "everybody" }
  | { kind: "address"; emailFolded: string }
  /** `isCut`: even the rarest word has too many matches to look at all. */
  | { kind: "words"; words: string[]; rarest: string; isCut: boolean }
  | { kind: "no word" };

export type Found = Exclude<Search, { kind: "no word" }>;

/** A search is for a whole address, or for words that begin like these. */
export async function readSearch(db: Db, q: string): Promise<Search> {
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

const lastCharacter = "\u{10ffff}";

export const withPrefix = (db: Db, word: string) =>
  db
    .selectFrom("lead_words")
    .select("lead_words.lead_id")
    .where("lead_words.word", ">=", word)
    .where("lead_words.word", "<", word + lastCharacter);

export const withWord = (db: Db, word: string, limit: number) => withPrefix(db, word).limit(limit);

/** Whether a search had too many matches to look at all. */
export async function isSearchCut(db: Db, q: string): Promise<boolean> {
  const search = await readSearch(db, q);
  return search.kind === "words" && search.isCut;
}
