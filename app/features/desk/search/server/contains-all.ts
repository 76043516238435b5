import { type RawBuilder, sql } from "kysely";
import { isPostgres } from "#platform/engine/server/engine.ts";
import type { Db } from "#platform/engine/server/schema.ts";

export type Search = {
  /** Folded; a text must contain each of them. */
  words: readonly string[];
  limit: number;
};

/** Conditions that a column contains each word, in any case. */
export function containsAll(db: Db, column: string, words: readonly string[]): RawBuilder<boolean>[] {
  const like = sql.raw(isPostgres(db) ? "ilike" : "like");
  return words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
    return sql<boolean>`${sql.ref(column)} ${like} ${pattern} escape '\\'`;
  });
}
