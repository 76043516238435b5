import type { Db } from "#platform/engine/server/schema.ts";
import type { TestSite } from "./app.ts";

/**
 * Asks the site's database by the site's own handle: a second one in this process would hold the event loop while it
 * waits for the first.
 */
export const withDatabase = <Answer>(site: TestSite, ask: (db: Db) => Promise<Answer>): Promise<Answer> => ask(site.db);
