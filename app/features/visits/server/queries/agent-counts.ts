import { setImmediate as letOthersRun } from "node:timers/promises";
import { sql } from "kysely";
import type { Db, Schema } from "#platform/engine/server/schema.ts";
import { addDays } from "#platform/time/zoned-time.ts";
import type { LedgerKind } from "../tables.ts";

export type AgentCount = Schema["agent_counts"];

/** The path of a day's pages beyond the limit: they count for their agent alone. */
export const otherPages = "";

/** Adds a few hundred counts at most; several instances add to the same rows. */
export async function addAgentCounts(db: Db, counts: readonly AgentCount[]): Promise<void> {
  if (counts.length === 0) return;
  await db
    .insertInto("agent_counts")
    .values(merged(counts))
    .onConflict((conflict) =>
      conflict
        .columns(["day", "kind", "agent", "path", "is_confirmed"])
        .doUpdateSet(({ eb, ref }) => ({ count: eb(ref("agent_counts.count"), "+", ref("excluded.count")) })),
    )
    .execute();
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

/** Some ten thousand rows, if robots' names fill every day. */
const daysPerRead = 5;

/** Reads a few days at a time: sums of a year of full days would block the event loop for seconds. */
async function readByDays<Row>(
  { earlierDay, toDay }: Omit<AgentPeriod, "fromDay">,
  read: (first: string, last: string) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let first = earlierDay; first <= toDay; first = addDays(first, daysPerRead)) {
    const last = addDays(first, daysPerRead - 1);
    rows.push(...(await read(first, last < toDay ? last : toDay)));
    await letOthersRun();
  }
  return rows;
}

type Sums = { now: number; confirmed: number; before: number };

/** Adds up the sums of each key, highest first. */
function addUp<Key>(rows: readonly (Key & Sums)[], keyOf: (row: Key) => string): (Key & Sums)[] {
  const sums = new Map<string, Key & Sums>();
  for (const row of rows) {
    const sum = sums.get(keyOf(row)) ?? { ...row, now: 0, confirmed: 0, before: 0 };
    const { now, confirmed, before } = sum;
    const more = { now: now + Number(row.now), confirmed: confirmed + Number(row.confirmed) };
    sums.set(keyOf(row), { ...sum, ...more, before: before + Number(row.before) });
  }
  const inOrder = [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
  return inOrder.sort((one, other) => other.now - one.now);
}

const sumsOf = (db: Db, fromDay: string, first: string, last: string) =>
  db
    .selectFrom("agent_counts")
    .select([
      sql<number>`sum(case when day >= ${fromDay} then count else 0 end)`.as("now"),
      sql<number>`sum(case when day >= ${fromDay} and is_confirmed = 1 then count else 0 end)`.as("confirmed"),
      sql<number>`sum(case when day < ${fromDay} then count else 0 end)`.as("before"),
    ])
    .where("day", ">=", first)
    .where("day", "<=", last);

/** Counts of a period and of the one before for each agent of each kind, highest first. */
export async function countAgents(db: Db, period: AgentPeriod) {
  const rows = await readByDays(period, (first, last) =>
    sumsOf(db, period.fromDay, first, last).select(["kind", "agent"]).groupBy(["kind", "agent"]).execute(),
  );
  const agents = addUp<Pick<AgentCount, "kind" | "agent">>(rows, ({ kind, agent }) => `${agent} ${kind}`);
  return agents.map(({ now, ...agent }) => ({ ...agent, count: now }));
}

/** The pages of one kind in a period, highest first, with those of the period before. */
export async function countAgentPages(db: Db, kind: LedgerKind, period: AgentPeriod, limit: number) {
  const rows = await readByDays(period, (first, last) =>
    sumsOf(db, period.fromDay, first, last)
      .select("path")
      .where("kind", "=", kind)
      .where("path", "!=", otherPages)
      .groupBy("path")
      .execute(),
  );
  const pages = addUp<Pick<AgentCount, "path">>(rows, ({ path }) => path).slice(0, limit);
  return pages.map(({ path, now, before }) => ({ path, count: now, before }));
}

/** Counts of each kind for each day of both periods. */
export async function countAgentDays(db: Db, period: AgentPeriod): Promise<Map<LedgerKind, Map<string, number>>> {
  const rows = await readByDays(period, (first, last) =>
    db
      .selectFrom("agent_counts")
      .select(({ fn }) => ["kind", "day", fn.sum<number>("count").as("count")])
      .where("day", ">=", first)
      .where("day", "<=", last)
      .groupBy(["kind", "day"])
      .execute(),
  );
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  return new Map(
    [...byKind].map(([kind, days]) => [kind, new Map(days.map(({ day, count }) => [day, Number(count)]))]),
  );
}
