import { sql } from "kysely";
import { advisoryLock } from "#platform/engine/server/engine.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { VisitorNetwork } from "#platform/http/server/visitor-network.ts";
import type { MailKind, MailRecipient } from "../mail-kinds.ts";
import { clockSlackMs, type HeldFor, mailLimits } from "../mail-limits.ts";

export type CountedMail = {
  kind: MailKind;
  recipient: MailRecipient;
  /** The visitor's folded mailbox; the owner's mails about them are counted separately. */
  mailbox: string;
  network: VisitorNetwork | undefined;
  /** Its cause shows the token of a page of ours. */
  isFromPage: boolean;
  createdAt: number;
};

const limitsOf = (isFromPage: boolean) =>
  [
    { heldFor: "mailbox", column: "mailbox", ...mailLimits.mailbox },
    { heldFor: "network", column: "network", ...mailLimits[isFromPage ? "networkOfPages" : "network"] },
    {
      heldFor: "wide network",
      column: "wide_network",
      ...mailLimits[isFromPage ? "wideNetworkOfPages" : "wideNetwork"],
    },
  ] as const;

type Limit = ReturnType<typeof limitsOf>[number] & { value: string };

/** The limit that holds a new mail, if any. Its lock comes after all others of a transaction, to avoid a deadlock. */
export async function findHold(tx: Db, mail: CountedMail): Promise<HeldFor | null> {
  await advisoryLock(tx, "mail limits");
  const { mailbox, network } = mail;
  const values = { mailbox, network: network?.hash ?? "", wide_network: network?.wideHash ?? "" };
  const known = limitsOf(mail.isFromPage)
    .map((limit): Limit => ({ ...limit, value: values[limit.column] }))
    .filter(({ value }) => value);
  const counts: Record<string, number> = await tx
    .selectNoFrom(known.map((limit) => countMails(tx, mail, limit).as(limit.column)))
    .executeTakeFirstOrThrow();
  return known.find(({ column, max }) => Number(counts[column]) >= max)?.heldFor ?? null;
}

/** Held mails do not count, so an attack today does not block a mailbox tomorrow. */
function countMails(
  tx: Db,
  { kind, recipient, createdAt }: CountedMail,
  { column, value, max, withinMs, isOfKind }: Limit,
) {
  let counted = tx
    .selectFrom("outbox")
    .select(sql`1`.as("one"))
    .where(column, "=", value)
    .where("recipient", "=", recipient)
    .where("held_for", "is", null)
    .where("created_at", ">", createdAt - withinMs)
    .where("created_at", "<=", createdAt + clockSlackMs);
  if (isOfKind) counted = counted.where("kind", "=", kind);
  return sql<number>`(select count(*) from ${counted.limit(max).as("counted")})`;
}

type Caused = {
  about: string;
  kinds: readonly MailKind[];
  /** When their cause was stored, in the same transaction. */
  sinceMs: number;
};

const transactionMs = 10_000;

/** Whether a mail to a visitor about something they did is held. */
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
    .where("is_overtaken", "=", 0)
    .limit(1)
    .executeTakeFirst();
  return held !== undefined;
}
