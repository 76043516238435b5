import { customAlphabet } from "nanoid";
import { defaultFacts, type Facts } from "#facts/facts.ts";
import { keepPromises } from "#facts/promised-kinds.ts";
import { normalizeBookingFacts } from "#features/bookings/rules/normalize-booking-facts.ts";
import { readKinds } from "#features/bookings/server/queries/session-kinds.ts";
import { mergeFacts } from "#features/details/rules/merge-facts.ts";
import { readFactChanges } from "#features/details/server/queries/facts.ts";
import { noLook, type ReadLook, readLook } from "#features/pictures/server/read-look.ts";
import { wordsOf } from "#features/words/server/site-texts.ts";
import { readWords } from "#features/words/server/words.ts";
import { readContentVersion } from "#platform/engine/server/content-version.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { indexRedirects } from "#platform/http/find-redirect.ts";
import type { OwnFiles } from "#platform/http/server/own-files.ts";
import type { Content } from "#platform/process/server/content.ts";
import type { Logger } from "#platform/process/server/log.ts";
import {
  makeTextMarks,
  sealCharacters,
  sealLength,
  type TextMarks,
  withoutLinks,
  withoutMarks,
} from "#platform/text/text-marks.ts";
import { isLaunchStepDone } from "./queries/launch-steps.ts";
import { readRedirects } from "./queries/redirects.ts";

const makeSeal = customAlphabet(sealCharacters, sealLength);

type BothFacts = { facts: Facts; pageFacts: Facts };

async function readPlainFacts(db: Db, { look }: ReadLook): Promise<Facts> {
  const merged = mergeFacts(defaultFacts, await readFactChanges(db));
  const booking = normalizeBookingFacts(merged.booking, defaultFacts.booking);
  return { ...merged, booking, ...(look && { look }) };
}

async function readPrintFacts(db: Db): Promise<Facts> {
  const facts = await readPlainFacts(db, noLook);
  return { ...facts, words: wordsOf(await readWords(db), facts, withoutLinks) };
}

async function readFacts(db: Db, look: ReadLook, { withMarks }: TextMarks): Promise<BothFacts> {
  const kinds = await readKinds(db);
  const facts = keepPromises({ ...(await readPlainFacts(db, look)), ...(kinds.length > 0 && { kinds }) });
  const words = await readWords(db);
  if (words.length === 0) return { facts, pageFacts: facts };
  return {
    facts: { ...facts, words: wordsOf(words, facts, withoutMarks) },
    pageFacts: { ...facts, words: wordsOf(words, facts, withMarks) },
  };
}

/**
 * Holds the content version, the facts, the look, the redirects and whether the site is live in memory. A job
 * refreshes them several times a second, for changes by any instance; `readMore` reads what else changes with the
 * version.
 */
export async function watchContent(db: Db, log: Logger, readMore = async () => {}): Promise<Content> {
  const textMarks = makeTextMarks(makeSeal());
  const readAll = async (version: number, files: OwnFiles) => {
    const look = await readLook(db, files);
    const both = await readFacts(db, look, textMarks);
    await readMore();
    const isLive = await isLaunchStepDone(db, "live");
    return { version, look, both, isLive, redirects: indexRedirects(await readRedirects(db)) };
  };
  let now = await readAll(await readContentVersion(db), noLook.files);
  let isLost = false;
  let last = Promise.resolve();
  async function readChanged() {
    try {
      const version = await readContentVersion(db);
      if (version !== now.version) now = await readAll(version, now.look.files);
      isLost = false;
    } catch (error) {
      if (!isLost) log.error({ err: error }, "content not read; serving cached pages");
      isLost = true;
    }
  }
  /** One after the other: a slower reading that began earlier would put old facts back. */
  function refresh() {
    last = last.then(readChanged);
    return last;
  }
  return {
    textMarks,
    version: () => now.version,
    facts: () => now.both.facts,
    pageFacts: () => now.both.pageFacts,
    readPrintFacts: () => readPrintFacts(db),
    isLive: () => now.isLive,
    redirects: () => now.redirects,
    ownFiles: () => now.look.files,
    refresh,
    async change(work) {
      const result = await db.transaction().execute(work);
      await refresh();
      return result;
    },
  };
}
