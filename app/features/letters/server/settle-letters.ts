import { listTables } from "#platform/engine/server/list-tables.ts";
import type { Db, Schema } from "#platform/engine/server/schema.ts";
import type { Restored } from "#platform/process/server/server-feature.ts";
import { stopHash } from "./queries/stop-hash.ts";

const stopKey = "letter stops";

/** The stops of a site that a backup is to replace, with the key of their hashes. */
type LaterStops = { key: string; stops: Schema["letter_stops"][] };

/** Undefined if the database has no site, or one of a version without stops. */
async function readLaterStops(db: Db): Promise<LaterStops | undefined> {
  const tables = (await listTables(db)).map(({ name }) => name);
  if (!tables.includes("letter_stops")) return undefined;
  const kept = await db.selectFrom("site_keys").select("key").where("name", "=", stopKey).executeTakeFirst();
  return kept && { key: kept.key, stops: await db.selectFrom("letter_stops").selectAll().execute() };
}

/**
 * After a restore, nobody gets a letter twice or after a stop. Keeps the stops and erasures of the replaced site. Marks
 * queued letters as unknown and ends plans that are due, because they may have left since the backup. Ends all plans if
 * the later stops are unknown.
 */
export async function keepLaterStops(replaced: Db) {
  const later = await readLaterStops(replaced);
  return async function settle(db: Db, restored: Restored): Promise<string | undefined> {
    const { nowMs, madeAt } = restored;
    const isKnown = later !== undefined && (await keepStops(db, later));
    await db.transaction().execute((tx) => endLetters(tx, isKnown, nowMs));
    if (isKnown) await eraseAgain(db, restored);
    if (later || !(await hasReaders(db))) return undefined;
    return `Whoever stopped letters after ${madeAt} is not known here: no letter leaves by itself. Write none before you know them.`;
  };
}

async function endLetters(tx: Db, isKnown: boolean, nowMs: number): Promise<void> {
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

/** Erases again the people who were erased after the backup was made. */
async function eraseAgain(db: Db, { erase }: Restored): Promise<void> {
  const erased = await db.selectFrom("letter_stops").select("hash").where("why", "=", "erased").execute();
  const hashes = new Set(erased.map(({ hash }) => hash));
  for (const { email_folded } of await db.selectFrom("leads").select("email_folded").execute())
    if (hashes.has(await stopHash(db, email_folded))) await erase(email_folded);
}

const hasReaders = async (db: Db): Promise<boolean> =>
  (await db.selectFrom("letter_subscribers").select("key").limit(1).executeTakeFirst()) !== undefined;
