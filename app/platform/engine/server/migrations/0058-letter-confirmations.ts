import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * The tokens of the mails that ask to confirm letters. Until now the key of the stop links confirmed as well: it goes
 * on doing so for those who have been asked and never got a letter.
 */
export const letterConfirmations: Migration = {
  name: "0058-letter-confirmations",
  async up(tx) {
    await tx.schema
      .createTable("letter_confirmations")
      .addColumn("token_hash", "text", (column) => column.primaryKey())
      .addColumn("email_folded", "text", (column) => column.notNull())
      .addColumn("asked_at", "bigint", (column) => column.notNull())
      .addColumn("used_at", "bigint")
      .execute();
    await tx.schema.createIndex("letter_confirmations_of").on("letter_confirmations").column("email_folded").execute();
    await tx.schema.createIndex("letter_confirmations_by_time").on("letter_confirmations").column("asked_at").execute();
    await keepMailedLinks(tx.withTables<Tables>());
  },
};

type Tables = {
  letter_subscribers: {
    key: string;
    email_folded: string;
    state: string;
    asked_at: number;
    confirmed_at: number | null;
    stopped_at: number | null;
  };
  letter_confirmations: { token_hash: string; email_folded: string; asked_at: number; used_at: number | null };
};

async function keepMailedLinks(tx: Kysely<Tables>) {
  const asked = await tx
    .selectFrom("letter_subscribers")
    .select(["key", "email_folded", "asked_at", "confirmed_at"])
    .where(({ or, and, eb }) =>
      or([
        eb("state", "=", "confirmed"),
        and([eb("state", "=", "unconfirmed"), eb("confirmed_at", "is", null), eb("stopped_at", "is", null)]),
      ]),
    )
    .execute();
  for (const { key, email_folded, asked_at, confirmed_at } of asked)
    await tx
      .insertInto("letter_confirmations")
      .values({
        token_hash: createHash("sha256").update(key).digest("base64url"),
        email_folded,
        asked_at,
        used_at: confirmed_at,
      })
      .execute();
}
