import { sql } from "kysely";
import type { Db, Schema } from "#server/tables/schema.ts";
import type { LedgerKind } from "./visibility-tables.ts";

export type AgentCount = Schema["agent_counts"];

const batchRows = 500;

/** Adds counts in one transaction; several instances add to the same rows. */
export async function addAgentCounts(db: Db, counts: readonly AgentCount[]): Promise<void> {
  const rows = merged(counts);
  await db.transaction().execute(async (tx) => {
    for (let start = 0; start < rows.length; start += batchRows) {
      await tx
        .insertInto("agent_counts")
        .values(rows.slice(start, start + batchRows))
        .onConflict((conflict) =>
          conflict
            .columns(["day", "kind", "agent", "path", "is_confirmed"])
            .doUpdateSet(({ eb, ref }) => ({ count: eb(ref("agent_counts.count"), "+", ref("excluded.count")) })),
        )
        .execute();
    }
  });
}

/** A row for each key, always in the same order, to avoid deadlocks between instances. */
function merged(counts: readonly AgentCount[]): AgentCount[] {
  const rows = new Map<string, AgentCount>();
  for (const { day, agent, kind, path, is_confirmed, count } of counts) {
    const key = JSON.stringify([day, kind, agent, path, is_confirmed]);
    rows.set(key, { day, agent, kind, path, is_confirmed, count: count + (rows.get(key)?.count ?? 0) });
  }
  return [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

/** From `earlierDay` on, the period before; from `fromDay` to `toDay`, the period. */
export type AgentPeriod = { earlierDay: string; fromDay: string; toDay: string };

/** Counts of a period and of the one before for each agent of each kind, highest first. */
export async function countAgents(db: Db, { earlierDay, fromDay, toDay }: AgentPeriod) {
  const rows = await db
    .selectFrom("agent_counts")
    .select([
      "kind",
      "agent",
      sql<number>`sum(case when day >= ${fromDay} then count else 0 end)`.as("now"),
      sql<number>`sum(case when day >= ${fromDay} and is_confirmed = 1 then count else 0 end)`.as("confirmed"),
      sql<number>`sum(case when day < ${fromDay} then count else 0 end)`.as("before"),
    ])
    .where("day", ">=", earlierDay)
    .where("day", "<=", toDay)
    .groupBy(["kind", "agent"])
    .orderBy("now", "desc")
    .orderBy("agent")
    .execute();
  return rows.map(({ kind, agent, now, confirmed, before }) => ({
    kind,
    agent,
    count: Number(now),
    confirmed: Number(confirmed),
    before: Number(before),
  }));
}

/** The pages of one kind in a period, highest first, with those of the period before. */
export async function countAgentPages(db: Db, kind: LedgerKind, period: AgentPeriod, limit: number) {
  const { earlierDay, fromDay, toDay } = period;
  const rows = await db
    .selectFrom("agent_counts")
    .select([
      "path",
      sql<number>`sum(case when day >= ${fromDay} then count else 0 end)`.as("now"),
      sql<number>`sum(case when day < ${fromDay} then count else 0 end)`.as("before"),
    ])
    .where("kind", "=", kind)
    .where("day", ">=", earlierDay)
    .where("day", "<=", toDay)
    .groupBy("path")
    .orderBy("now", "desc")
    .orderBy("path")
    .limit(limit)
    .execute();
  return rows.map(({ path, now, before }) => ({ path, count: Number(now), before: Number(before) }));
}

/** Counts of one kind for each day from this one on. */
export async function countAgentDays(db: Db, kind: LedgerKind, fromDay: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("agent_counts")
    .select(({ fn }) => ["day", fn.sum<number>("count").as("count")])
    .where("kind", "=", kind)
    .where("day", ">=", fromDay)
    .groupBy("day")
    .execute();
  return new Map(rows.map(({ day, count }) => [day, Number(count)]));
}
