import { isPromised } from "#facts/promised-kinds.ts";
import type { SessionKind } from "#facts/session-kind.ts";
import { raiseContentVersion } from "#platform/engine/server/content-version.ts";
import type { Db } from "#platform/engine/server/schema.ts";

/** The kinds besides the consultation, hidden ones included, the oldest first. */
export async function readKinds(db: Db): Promise<SessionKind[]> {
  const rows = await db.selectFrom("session_kinds").selectAll().orderBy("created_at").orderBy("id").execute();
  return rows.map(({ created_at: _, is_hidden, questions, times, ...row }) => ({
    ...row,
    isHidden: is_hidden === 1,
    questions: JSON.parse(questions) as string[],
    times: JSON.parse(times) as SessionKind["times"],
  }));
}

/** Stores a kind, new or changed. False if another kind has its address. */
export async function writeKind(tx: Db, kind: SessionKind, nowMs: number): Promise<boolean> {
  const { id, slug, name, about, place, isHidden, questions, times } = kind;
  const other = tx.selectFrom("session_kinds").select("id").where("slug", "=", slug).where("id", "!=", id);
  if (await other.executeTakeFirst()) return false;
  const texts = { slug, name, about, place, questions: JSON.stringify(questions), times: JSON.stringify(times) };
  const row = { ...texts, is_hidden: isHidden ? 1 : 0 };
  await tx
    .insertInto("session_kinds")
    .values({ id, ...row, created_at: nowMs })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
  await raiseContentVersion(tx);
  return true;
}

/** Removes a kind that nobody has ever booked. False if there is none, or it has bookings. */
export async function removeKind(tx: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("session_kinds")
    .where("id", "=", id)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom("bookings").select("id").where("kind_id", "=", id))))
    .executeTakeFirst();
  if (numDeletedRows > 0n) await raiseContentVersion(tx);
  return numDeletedRows > 0n;
}

/** Whether there is such a kind; an empty id stands for the consultation. */
export const isKindThere = async (db: Db, id: string): Promise<boolean> =>
  id === "" ||
  isPromised(id) ||
  (await db.selectFrom("session_kinds").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;

/** How many bookings each kind has, past and cancelled ones included, by its id. */
export async function countByKind(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("bookings")
    .select(["kind_id", (select) => select.fn.countAll<number>().as("count")])
    .where("kind_id", "!=", "")
    .groupBy("kind_id")
    .execute();
  return new Map(rows.map(({ kind_id, count }) => [kind_id, Number(count)]));
}
