import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { fitsOwnerKey } from "#server/owner-key.ts";
import type { Settings } from "#server/settings.ts";
import { openDatabase } from "#server/tables/database.ts";
import { readOwnerKey } from "#server/tables/owner-keys.ts";
import type { Tally } from "./tally.ts";

export const destinations = ["/ok?crm", "/ok?workflow"];

/** Everything that must be true after any number of sudden ends; what is not is said in a line. */
export async function findLosses(
  settings: Settings,
  acknowledged: ReadonlySet<string>,
  tally: Tally,
): Promise<string[]> {
  const { db, engine } = await openDatabase(settings);
  try {
    const stored = (await db.selectFrom("quiz_results").select("email").execute()).map(({ email }) => email);
    const kept = new Set(stored);
    const outbox = await db.selectFrom("outbox").select("destination").execute();
    const mails = outbox.filter(({ destination }) => destination === "mail").length;
    const sent = outbox.length - mails;
    const lost = [...acknowledged].filter((email) => !kept.has(email));
    const silent = destinations.flatMap((path) =>
      stored.filter((email) => !tally.has(path, email)).map((email) => `${path} ${email}`),
    );
    const key = readFileSync(join(settings.dataDir, "owner-key"), "utf8").trim();
    const inForce = await readOwnerKey(db);
    const integrity = engine === "sqlite" ? (await sql<object>`pragma integrity_check`.execute(db)).rows : [];
    const problems: [found: boolean, line: string][] = [
      [lost.length > 0, `${lost.length} acknowledged results are not stored, such as ${lost[0]}`],
      [kept.size !== stored.length, `${stored.length - kept.size} results are stored twice`],
      [sent !== stored.length * destinations.length, `${sent} deliveries for ${stored.length} results`],
      [mails !== stored.length, `${mails} reports for ${stored.length} results`],
      [silent.length > 0, `${silent.length} results were never delivered, such as ${silent[0]}`],
      [tally.underTwoIds().length > 0, `delivered under two ids: ${tally.underTwoIds().slice(0, 3)}`],
      [!(inForce && (await fitsOwnerKey(key, inForce.hash))), "the owner key in the file does not open the desk"],
      [engine === "sqlite" && JSON.stringify(integrity) !== '[{"integrity_check":"ok"}]', JSON.stringify(integrity)],
    ];
    return problems.filter(([found]) => found).map(([, line]) => line);
  } finally {
    await db.destroy();
  }
}
