import { defaultFacts, type Facts } from "#app/copy/facts.ts";
import { normalizeBookingFacts } from "#app/rules/bookings/normalize-booking-facts.ts";
import { mergeFacts } from "#app/rules/business/merge-facts.ts";
import { indexRedirects, type RedirectIndex } from "#app/rules/http/find-redirect.ts";
import { wordsOf } from "#server/business/words/site-texts.ts";
import type { Logger } from "#server/run/log.ts";
import { readKinds } from "#server/tables/bookings/session-kinds.ts";
import { readFactChanges } from "#server/tables/business/facts.ts";
import { isLaunchStepDone } from "#server/tables/business/launch-steps.ts";
import { noLook, type OwnFiles, type ReadLook, readLook } from "#server/tables/business/read-look.ts";
import { readRedirects } from "#server/tables/business/redirects.ts";
import { readWords } from "#server/tables/business/words.ts";
import { readContentVersion } from "#server/tables/engine/content-version.ts";
import type { Db } from "#server/tables/schema.ts";

export type Content = {
  version: () => number;
  /** With the owner's words as plain text. */
  facts: () => Facts;
  /** With the owner's words as pages take them: emphasis and links are marked. */
  pageFacts: () => Facts;
  /** Whether the owner has pressed "Go live", or the site is older than that button. */
  isLive: () => boolean;
  /** Where old addresses lead. */
  redirects: () => RedirectIndex;
  /** Files of the owner's that are sent in place of ours. */
  ownFiles: () => OwnFiles;
  refresh: () => Promise<void>;
};

type BothFacts = { facts: Facts; pageFacts: Facts };

async function readPlainFacts(db: Db, { look }: ReadLook): Promise<Facts> {
  const merged = mergeFacts(defaultFacts, await readFactChanges(db));
  const booking = normalizeBookingFacts(merged.booking, defaultFacts.booking);
  return { ...merged, booking, ...(look && { look }) };
}

/** Facts and words as print takes them, as they are stored at this moment. */
export async function readPrintFacts(db: Db): Promise<Facts> {
  const facts = await readPlainFacts(db, noLook);
  return { ...facts, words: wordsOf(await readWords(db), facts, "print") };
}

async function readFacts(db: Db, look: ReadLook): Promise<BothFacts> {
  const kinds = await readKinds(db);
  const facts = { ...(await readPlainFacts(db, look)), ...(kinds.length > 0 && { kinds }) };
  const words = await readWords(db);
  if (words.length === 0) return { facts, pageFacts: facts };
  return {
    facts: { ...facts, words: wordsOf(words, facts, "plain") },
    pageFacts: { ...facts, words: wordsOf(words, facts, "marked") },
  };
}

/**
 * Holds the content version, the facts, the look, the redirects and whether the site is live in memory. A job refreshes them several times a
 * second, for changes by any instance; `readMore` reads what else changes with the version.
 */
export async function watchContent(db: Db, log: Logger, readMore = async () => {}): Promise<Content> {
  let version = await readContentVersion(db);
  await readMore();
  let look = await readLook(db, noLook.files);
  let both = await readFacts(db, look);
  let redirects = indexRedirects(await readRedirects(db));
  let isLive = await isLaunchStepDone(db, "live");
  let isLost = false;
  async function refresh() {
    const seen = await readContentVersion(db);
    if (seen === version) return;
    look = await readLook(db, look.files);
    both = await readFacts(db, look);
    await readMore();
    isLive = await isLaunchStepDone(db, "live");
    redirects = indexRedirects(await readRedirects(db));
    version = seen;
  }
  return {
    version: () => version,
    facts: () => both.facts,
    pageFacts: () => both.pageFacts,
    isLive: () => isLive,
    redirects: () => redirects,
    ownFiles: () => look.files,
    async refresh() {
      try {
        await refresh();
        isLost = false;
      } catch (error) {
        if (!isLost) log.error({ err: error }, "content not read; serving cached pages");
        isLost = true;
      }
    },
  };
}
