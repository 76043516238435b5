import { sql } from "kysely";
import type { Db } from "#platform/engine/server/schema.ts";
import type { CountedPeriod, PathCount, VisitKind } from "#platform/http/counts.ts";

export type VisitCount = { day: string; kind: VisitKind; path: string; count: number };

const batchRows = 500;

/** Adds counts in one transaction; several instances add to the same rows. */
export async function addVisitCounts(db: Db, counts: readonly VisitCount[]): Promise<void> {
  // Always in the same order, to avoid deadlocks between instances.
  const rows = counts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  await db.transaction().execute(async (tx) => {
    for (let start = 0; start < rows.length; start += batchRows) {
      await tx
        .insertInto("visit_counts")
        .values(rows.slice(start, start + batchRows))
        .onConflict((conflict) =>
          conflict.columns(["kind", "day", "path"]).doUpdateSet(({ eb, ref }) => ({
            count: eb(ref("visit_counts.count"), "+", ref("excluded.count")),
          })),
        )
        .execute();
    }
  });
}

const keyOf = ({ kind, day, path }: VisitCount) => `${kind} ${day} ${path}`;

/** Counts for each day from this one on, of one path or all. */
export async function countByDay(
  db: Db,
  kind: VisitKind,
  fromDay: string,
  path?: string,
): Promise<Map<string, number>> {
  let counts = db
    .selectFrom("visit_counts")
    .select(({ fn }) => ["day", fn.sum<number>("count").as("count")])
    .where("kind", "=", kind)
    .where("day", ">=", fromDay);
  if (path !== undefined) counts = counts.where("path", "=", path);
  const rows = await counts.groupBy("day").execute();
  return new Map(rows.map(({ day, count }) => [day, Number(count)]));
}

const lastDay = "9999-12-31";

/**
 * Counts for each path from this day on, highest first, with those of the period before. All days of the kind are read,
 * in the order of an index by path: choosing days first would sort a year of them.
 */
export async function countByPath(
  db: Db,
  { kind, fromDay, earlierDay = fromDay, toDay = lastDay, limit }: CountedPeriod,
): Promise<PathCount[]> {
  const rows = await db
    .selectFrom("visit_counts")
    .select([
      "path",
      sql<number>`sum(case when day between ${fromDay} and ${toDay} then count else 0 end)`.as("now"),
      sql<number>`sum(case when day >= ${earlierDay} and day < ${fromDay} then count else 0 end)`.as("before"),
    ])
    .where("kind", "=", kind)
    .groupBy("path")
    .orderBy("now", "desc")
    .orderBy("before", "desc")
    .orderBy("path")
    .limit(limit)
    .execute();
  const counts = rows.map(({ path, now, before }) => ({ path, count: Number(now), before: Number(before) }));
  return counts.filter(({ count, before }) => count + before > 0);
}

/** Counts of these paths on these days. Both are named one by one: a range of days would be read whole. */
export async function countOfPaths(
  db: Db,
  kind: VisitKind,
  paths: readonly string[],
  days: readonly string[],
): Promise<Map<string, number>> {
  if (paths.length === 0) return new Map();
  const rows = await db
    .selectFrom("visit_counts")
    .select(({ fn }) => ["path", fn.sum<number>("count").as("count")])
    .where("kind", "=", kind)
    .where("day", "in", days)
    .where("path", "in", paths)
    .groupBy("path")
    .execute();
  return new Map(rows.map(({ path, count }) => [path, Number(count)]));
}

/** Deletes counts of earlier days. */
export async function deleteCounts(db: Db, beforeDay: string): Promise<void> {
  for (const counts of ["visit_counts", "agent_counts"] as const)
    await db.deleteFrom(counts).where("day", "<", beforeDay).execute();
}
