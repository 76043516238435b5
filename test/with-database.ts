import { openDatabase } from "#server/tables/database.ts";
import type { Db } from "#server/tables/schema.ts";
import type { TestSite } from "./app.ts";

/** Asks the site's database beside the running site. */
export async function withDatabase<Answer>(site: TestSite, ask: (db: Db) => Promise<Answer>): Promise<Answer> {
  const { db } = await openDatabase(site.settings);
  try {
    return await ask(db);
  } finally {
    await db.destroy();
  }
}
