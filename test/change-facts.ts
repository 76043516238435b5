import { writeFact } from "#features/details/server/queries/facts.ts";
import type { TestSite } from "./app.ts";
import { withDatabase } from "./with-database.ts";

/** Writes facts in one transaction, as the desk does, so that no answer shows only some of them. */
export const changeFacts = (site: TestSite, changes: Record<string, unknown>): Promise<void> =>
  withDatabase(site, (db) =>
    db.transaction().execute(async (tx) => {
      for (const [path, value] of Object.entries(changes)) await writeFact(tx, path, value, site.clock.nowMs);
    }),
  );
