import { sql } from "kysely";
import type { Db } from "#platform/engine/server/schema.ts";
import type { Cursor } from "#platform/http/cursor.ts";
import type { Activity } from "../tables.ts";

export async function addActivity(db: Db, activity: Omit<Activity, "refused" | "taken">): Promise<void> {
  await db.insertInto("activity").values(activity).execute();
}

/** One page, newest first, and whether there is more. */
export async function listActivity(db: Db, { before, limit }: { before: Cursor | undefined; limit: number }) {
  let page = db.selectFrom("activity").selectAll();
  if (before) page = page.where(sql<boolean>`(at, id) < (${before.ms}, ${before.id})`);
  const rows: Activity[] = await page
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  return { activity: rows.slice(0, limit), isMore: rows.length > limit };
}

const browsersOf = (db: Db, tokenHash: string) =>
  db.selectFrom("known_browsers").select("token_hash").where("token_hash", "=", tokenHash);

export const isKnownBrowser = async (db: Db, tokenHash: string): Promise<boolean> =>
  (await browsersOf(db, tokenHash).executeTakeFirst()) !== undefined;

export const isOwnersBrowser = async (db: Db, tokenHash: string): Promise<boolean> =>
  (await browsersOf(db, tokenHash).where("is_owners", "=", 1).executeTakeFirst()) !== undefined;

/** A browser that opens the desk at `nowMs`. */
export type BrowserSeen = { tokenHash: string; isOwners: boolean; nowMs: number };

/** Whether the browser is known; notes that it was seen now. */
export async function meetBrowser(tx: Db, { tokenHash, isOwners, nowMs }: BrowserSeen): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("known_browsers")
    .set({ seen_at: nowMs, ...(isOwners && { is_owners: 1 }) })
    .where("token_hash", "=", tokenHash)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function addBrowser(tx: Db, { tokenHash, isOwners, nowMs }: BrowserSeen): Promise<void> {
  const row = { token_hash: tokenHash, seen_at: nowMs, is_owners: Number(isOwners) };
  await tx.insertInto("known_browsers").values(row).execute();
}
