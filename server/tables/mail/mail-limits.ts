import { sql } from "kysely";
import type { MailKind, MailRecipient } from "#app/rules/mail/mail-kinds.ts";
import { clockSlackMs, type HeldFor, mailLimits } from "#app/rules/mail/mail-limits.ts";
import type { VisitorNetwork } from "#server/http/visitor-network.ts";
import { advisoryLock } from "#server/tables/engine/engine.ts";
import type { Db } from "#server/tables/schema.ts";

export type CountedMail = {
  kind: MailKind;
  recipient: MailRecipient;
  /** Of the visitor whom it concerns, folded; what the owner is told of them is counted apart. */
  mailbox: string;
  network: VisitorNetwork | undefined;
  createdAt: number;
};

const limits = [
  { heldFor: "mailbox", column: "mailbox", ...mailLimits.mailbox },
  { heldFor: "network", column: "network", ...mailLimits.network },
  { heldFor: "wide network", column: "wide_network", ...mailLimits.wideNetwork },
] as const;

type Limit = (typeof limits)[number] & { value: string };

/**
 * Which limit holds a new mail back, if any. Its lock comes after all others of a transaction, or two could wait for
 * each other.
 */
export async function findHold(tx: Db, mail: CountedMail): Promise<HeldFor | null> {
  await advisoryLock(tx, "mail limits");
  const { mailbox, network } = mail;
  const values = { mailbox, network: network?.network ?? "", wide_network: network?.wideNetwork ?? "" };
  const known = limits.map((limit): Limit => ({ ...limit, value: values[limit.column] })).filter(({ value }) => value);
  const counts: Record<string, number> = await tx
    .selectNoFrom(known.map((limit) => countMails(tx, mail, limit).as(limit.column)))
    .executeTakeFirstOrThrow();
  return known.find(({ column, max }) => Number(counts[column]) >= max)?.heldFor ?? null;
}

/** What is held does not count: whoever goes on all day keeps no mailbox shut the next. */
function countMails(tx: Db, { kind, recipient, createdAt }: CountedMail, { column, value, max, withinMs }: Limit) {
  let counted = tx
    .selectFrom("outbox")
    .select(sql`1`.as("one"))
    .where(column, "=", value)
    .where("recipient", "=", recipient)
    .where("held_for", "is", null)
    .where("created_at", ">", createdAt - withinMs)
    .where("created_at", "<=", createdAt + clockSlackMs);
  if (column === "mailbox") counted = counted.where("kind", "=", kind);
  return sql<number>`(select count(*) from ${counted.limit(max).as("counted")})`;
}

type Caused = {
  about: string;
  kinds: readonly MailKind[];
  /** When what caused them was stored, in the same transaction. */
  sinceMs: number;
};

const transactionMs = 10_000;

/** Whether a mail to a visitor, of those that something they did has caused, is held back. */
export async function isMailHeld(db: Db, { about, kinds, sinceMs }: Caused): Promise<boolean> {
  const held = await db
    .selectFrom("outbox")
    .select("id")
    .where("about", "=", about)
    .where("created_at", ">=", sinceMs)
    .where("created_at", "<=", sinceMs + transactionMs)
    .where("recipient", "=", "visitor")
    .where("kind", "in", kinds)
    .where("state", "in", ["held", "withdrawn"])
    .limit(1)
    .executeTakeFirst();
  return held !== undefined;
}
