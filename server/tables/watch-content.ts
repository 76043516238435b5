import { defaultFacts, type Facts } from "#app/copy/facts.ts";
import { settleBookingFacts } from "#app/rules/booking/settle-booking-facts.ts";
import { mergeFacts } from "#app/rules/merge-facts.ts";
import type { Logger } from "../log.ts";
import { readContentVersion } from "./content-version.ts";
import { readFactChanges } from "./facts.ts";
import type { Db } from "./schema.ts";

export type Content = { version: () => number; facts: () => Facts; refresh: () => Promise<void> };

async function readFacts(db: Db): Promise<Facts> {
  const facts = mergeFacts(defaultFacts, await readFactChanges(db));
  return { ...facts, booking: settleBookingFacts(facts.booking, defaultFacts.booking) };
}

/**
 * Holds the content version and the facts in force in memory. A job refreshes them several times a second, for changes
 * that any instance made.
 */
export async function watchContent(db: Db, log: Logger): Promise<Content> {
  let version = await readContentVersion(db);
  let facts = await readFacts(db);
  let isLost = false;
  async function refresh() {
    const seen = await readContentVersion(db);
    if (seen === version) return;
    facts = await readFacts(db);
    version = seen;
  }
  return {
    version: () => version,
    facts: () => facts,
    async refresh() {
      try {
        await refresh();
        isLost = false;
      } catch (error) {
        if (!isLost) log.error({ err: error }, "content not read; pages are shown as they are kept");
        isLost = true;
      }
    },
  };
}
