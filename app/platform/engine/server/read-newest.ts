import { type SelectQueryBuilder, sql } from "kysely";
import type { Cursor } from "#platform/http/cursor.ts";
import type { Schema } from "./schema.ts";

export type Page = { before: Cursor | undefined; limit: number };

/** The rows of a page, newest first, and one more if there is more. */
export function readNewest<Table extends keyof Schema, Row>(
  rows: SelectQueryBuilder<Schema, Table, Row>,
  { before, limit }: Page,
): Promise<Row[]> {
  const older = before ? rows.where(sql<boolean>`(created_at, id) < (${before.ms}, ${before.id})`) : rows;
  return older
    .orderBy(sql`created_at`, "desc")
    .orderBy(sql`id`, "desc")
    .limit(limit + 1)
    .execute();
}
