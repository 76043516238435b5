import type { Logger } from "../log.ts";
import { readContentVersion } from "./content-version.ts";
import type { Db } from "./schema.ts";

export type ContentVersion = { current: () => number; refresh: () => Promise<void> };

/** Holds the content version in memory; a job refreshes it several times a second, for changes made by any instance. */
export async function watchContentVersion(db: Db, log: Logger): Promise<ContentVersion> {
  let current = await readContentVersion(db);
  let isLost = false;
  return {
    current: () => current,
    async refresh() {
      try {
        current = await readContentVersion(db);
        isLost = false;
      } catch (error) {
        if (!isLost) log.error({ err: error }, "content version not read; pages are shown as they are kept");
        isLost = true;
      }
    },
  };
}
