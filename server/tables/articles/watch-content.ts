import { defaultFacts, type Facts } from "#app/copy/facts.ts";
import { normalizeBookingFacts } from "#app/rules/bookings/normalize-booking-facts.ts";
import { mergeFacts } from "#app/rules/business/merge-facts.ts";
import type { Logger } from "#server/run/log.ts";
import { readFactChanges } from "#server/tables/business/facts.ts";
import { isLaunchStepDone } from "#server/tables/business/launch-steps.ts";
import { readContentVersion } from "#server/tables/engine/content-version.ts";
import type { Db } from "#server/tables/schema.ts";

export type Content = {
  version: () => number;
  facts: () => Facts;
  /** Whether the owner has pressed "Go live", or the site is older than that button. */
  isLive: () => boolean;
  refresh: () => Promise<void>;
};

async function readFacts(db: Db): Promise<Facts> {
  const facts = mergeFacts(defaultFacts, await readFactChanges(db));
  return { ...facts, booking: normalizeBookingFacts(facts.booking, defaultFacts.booking) };
}

/**
 * Holds the content version, the facts and whether the site is live in memory. A job refreshes them several times a
 * second, for changes by any instance; `readMore` reads what else changes with the version.
 */
export async function watchContent(db: Db, log: Logger, readMore = async () => {}): Promise<Content> {
  let version = await readContentVersion(db);
  await readMore();
  let facts = await readFacts(db);
  let isLive = await isLaunchStepDone(db, "live");
  let isLost = false;
  async function refresh() {
    const seen = await readContentVersion(db);
    if (seen === version) return;
    facts = await readFacts(db);
    await readMore();
    isLive = await isLaunchStepDone(db, "live");
    version = seen;
  }
  return {
    version: () => version,
    facts: () => facts,
    isLive: () => isLive,
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
