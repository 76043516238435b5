import { listTables } from "#server/tables/engine/list-tables.ts";
import { eraseEverythingAbout } from "#server/tables/leads/person.ts";
import { stopHash } from "#server/tables/letters/stop-hash.ts";
import type { Db, Schema } from "#server/tables/schema.ts";

const stopKey = "letter stops";

/** The stops of a site that a backup is to replace, with the key of their hashes. */
export type LaterStops = { key: string; stops: Schema["letter_stops"][] };

/** Undefined if there is no site in the database, or one that knows no stops yet. */
export async function readLaterStops(db: Db): Promise<LaterStops | undefined> {
  const tables = (await listTables(db)).map(({ name }) => name);
  if (!tables.includes("letter_stops")) return undefined;
  const kept = await db.selectFrom("site_keys").select("key").where("name", "=", stopKey).executeTakeFirst();
  return kept && { key: kept.key, stops: await db.selectFrom("letter_stops").selectAll().execute() };
}

/**
 * After a restore: nobody gets a letter twice or after a stop. Stops and erasures of the site before are kept; what was
 * queued or due when the backup was made may have left since. Where later stops are unknown, nothing planned stays.
 */
export async function settleLetters(db: Db, later: LaterStops | undefined, nowMs: number): Promise<void> {
  const isKnown = later !== undefined && (await keepStops(db, later));
  await db.transaction().execute(async (tx) => {
    const copies = tx.updateTable("outbox").where("letter", "is not", null);
    await copies
      .set({ state: "unknown", claimed_until: 0, settled_at: nowMs })
      .where("state", "in", ["waiting", "sending"])
      .execute();
    const planned = tx.updateTable("letter_plans").set({ state: "ended" }).where("state", "=", "planned");
    await (isKnown ? planned.where("due_at", "<=", nowMs) : planned).execute();
    await tx
      .updateTable("newsletters")
      .set({ state: "stopped", ended_at: nowMs })
      .where("state", "in", ["planned", "sending"])
      .execute();
  });
  if (isKnown) await eraseAgain(db, nowMs);
}

/** False if the backup is of another site: its hashes have another key. */
async function keepStops(db: Db, { key, stops }: LaterStops): Promise<boolean> {
  await db
    .insertInto("site_keys")
    .values({ name: stopKey, key })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const restored = await db.selectFrom("site_keys").select("key").where("name", "=", stopKey).executeTakeFirst();
  if (restored?.key !== key) return false;
  for (const stop of stops)
    await db
      .insertInto("letter_stops")
      .values(stop)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return true;
}

/** Whoever was erased after the backup was made is erased once more. */
async function eraseAgain(db: Db, nowMs: number): Promise<void> {
  const erased = await db.selectFrom("letter_stops").select("hash").where("why", "=", "erased").execute();
  const hashes = new Set(erased.map(({ hash }) => hash));
  for (const { email_folded } of await db.selectFrom("leads").select("email_folded").execute())
    if (hashes.has(await stopHash(db, email_folded))) await eraseEverythingAbout(db, email_folded, { nowMs });
}

export const hasReaders = async (db: Db): Promise<boolean> =>
  (await db.selectFrom("letter_subscribers").select("key").limit(1).executeTakeFirst()) !== undefined;
