import { sql } from "kysely";
import { advisoryLock, isPostgres } from "#platform/engine/server/engine.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { isLetterPriority, mailPriorities } from "#platform/mail/mail-kinds.ts";
import { clockSlackMs } from "#platform/mail/mail-limits.ts";
import { type Delivery, toDelivery } from "./outbox.ts";

const hourMs = 60 * 60 * 1000;

type Claim = { nowMs: number; forMs: number; limit: number; perHour: number };

/**
 * Claims due mails by priority, up to the maximum of an hour; mails sent by all instances and those under way count.
 */
export async function claimMails(db: Db, claim: Claim): Promise<Delivery[]> {
  if ((await countSent(db, claim)) >= claim.perHour) return [];
  return db.transaction().execute(async (tx) => {
    await advisoryLock(tx, "mails of the hour");
    const room = Math.min(claim.limit, claim.perHour - (await countSent(tx, claim)));
    const claimed: Delivery[] = [];
    for (const priority of mailPriorities) {
      const free = room - claimed.length;
      const limit = free > 0 && isLetterPriority(priority) ? Math.min(free, await roomForLetters(tx, claim)) : free;
      if (limit > 0) claimed.push(...(await claimOf(tx, priority, { ...claim, limit })));
    }
    return claimed;
  });
}

/** Letters take at most half of an hour, so that what people wait for never waits behind them. */
async function roomForLetters(tx: Db, { nowMs, perHour }: Claim): Promise<number> {
  const half = Math.floor(perHour / 2);
  return half - (await countSent(tx, { nowMs, perHour: half }, true));
}

/** Mails sent in the last hour, counted up to the maximum. */
async function countSent(
  db: Db,
  { nowMs, perHour }: Pick<Claim, "nowMs" | "perHour">,
  areLetters = false,
): Promise<number> {
  const mails = db.selectFrom("outbox");
  const sent = (areLetters ? mails.where("letter", "is not", null) : mails)
    .select(sql`1`.as("one"))
    .where("destination", "=", "mail")
    .where("sent_at", ">", nowMs - hourMs)
    .where("sent_at", "<=", nowMs + clockSlackMs)
    .limit(perHour)
    .as("sent");
  const { count } = await db
    .selectFrom(sent)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function claimOf(tx: Db, priority: number, { nowMs, forMs, limit }: Claim): Promise<Delivery[]> {
  const rows = await tx
    .updateTable("outbox")
    .set({ claimed_until: nowMs + forMs, sent_at: nowMs })
    .where("id", "in", (inner) => {
      const due = inner
        .selectFrom("outbox")
        .select("id")
        .where("state", "=", "waiting")
        .where("destination", "=", "mail")
        .where("priority", "=", priority)
        .where("due_at", "<=", nowMs)
        .where("claimed_until", "<=", nowMs)
        .orderBy("due_at")
        .limit(limit);
      return isPostgres(tx) ? due.forUpdate().skipLocked() : due;
    })
    .returningAll()
    .execute();
  return rows.map(toDelivery);
}

/** "full" while mails wait for the hour, "easing" until a quarter of it is free again. */
export async function readMailHour(db: Db, { nowMs, perHour }: { nowMs: number; perHour: number }) {
  const sent = await countSent(db, { nowMs, perHour });
  if (sent <= perHour * 0.75) return "open";
  if (sent < perHour) return "easing";
  const waiting = await db
    .selectFrom("outbox")
    .select("id")
    .where("state", "=", "waiting")
    .where("destination", "=", "mail")
    .where("due_at", "<=", nowMs)
    .where("claimed_until", "<=", nowMs)
    .limit(1)
    .executeTakeFirst();
  return waiting ? "full" : "easing";
}
