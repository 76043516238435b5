import { type CompiledQuery, DefaultQueryExecutor, sql } from "kysely";
import type { Engine } from "#server/tables/engine/database.ts";
import type { Db } from "#server/tables/schema.ts";

/** Records each select of this process once from now on, with the values of its first run. */
export function watchSelects(): Map<string, CompiledQuery> {
  const seen = new Map<string, CompiledQuery>();
  const { compileQuery } = DefaultQueryExecutor.prototype;
  DefaultQueryExecutor.prototype.compileQuery = function (...given) {
    const query = compileQuery.apply(this, given);
    if (query.sql.startsWith("select") && !seen.has(query.sql)) seen.set(query.sql, query as CompiledQuery);
    return query;
  };
  return seen;
}

/** The engine's plan of a query, a line for each step. */
export async function explain(db: Db, engine: Engine, { sql: text, parameters }: CompiledQuery): Promise<string[]> {
  const parts = text.split(engine === "postgres" ? /\$\d+/ : "?");
  const order =
    engine === "postgres" ? [...text.matchAll(/\$(\d+)/g)].map(([, index]) => Number(index) - 1) : undefined;
  const given = parts.slice(0, -1).map((_, index) => parameters[order?.[index] ?? index]);
  const whole = parts.reduce((done, part, index) => {
    const value = index > 0 ? sql`${sql.lit(given[index - 1])}` : sql``;
    return sql`${done}${value}${sql.raw(part)}`;
  }, sql``);
  const how =
    engine === "postgres" ? sql`explain (analyze, costs off, buffers off, summary off) ` : sql`explain query plan `;
  const { rows } = await sql<Record<string, string>>`${how}${whole}`.execute(db);
  return rows.map((row) => String(row.detail ?? row["QUERY PLAN"]));
}
