import { createHash } from "node:crypto";
import type { Db } from "#platform/engine/server/schema.ts";
import { confirmableForMs } from "../../rules/letters.ts";

export const hashConfirmation = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** Notes that a mailbox is asked to confirm letters; whoever has the token may answer, once and within seven days. */
export async function addConfirmation(tx: Db, tokenHash: string, about: string, nowMs: number): Promise<void> {
  await tx
    .insertInto("letter_confirmations")
    .values({ token_hash: tokenHash, email_folded: about, asked_at: nowMs, used_at: null })
    .execute();
}

export const findConfirmation = (db: Db, tokenHash: string) =>
  db.selectFrom("letter_confirmations").selectAll().where("token_hash", "=", tokenHash).executeTakeFirst();

type Confirmation = { asked_at: number; used_at: number | null };

export const isConfirmable = ({ asked_at, used_at }: Confirmation, nowMs: number): boolean =>
  used_at === null && asked_at >= nowMs - confirmableForMs;

/** False if it was used already. */
export async function spendConfirmation(tx: Db, tokenHash: string, nowMs: number): Promise<boolean> {
  const unused = tx.updateTable("letter_confirmations").set({ used_at: nowMs }).where("used_at", "is", null);
  return (await unused.where("token_hash", "=", tokenHash).returning("token_hash").executeTakeFirst()) !== undefined;
}

/** After a stop, no mail that asked before it confirms any more. */
export async function deleteConfirmations(tx: Db, about: string): Promise<void> {
  await tx.deleteFrom("letter_confirmations").where("email_folded", "=", about).execute();
}
