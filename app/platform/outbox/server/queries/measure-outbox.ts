import type { Db } from "#platform/engine/server/schema.ts";
import { deadLetteredState } from "#platform/outbox/delivery-status.ts";
import type { Metric } from "#platform/process/server/metric.ts";

const hourMs = 60 * 60 * 1000;

/** The messages that are due or given up, by destination, and the mails of the last hour. */
export async function measureOutbox(db: Db, nowMs: number): Promise<Metric[]> {
  const count = () =>
    db
      .selectFrom("outbox")
      .select(({ fn }) => ["destination" as const, fn.countAll<number>().as("count"), fn.min("due_at").as("since")])
      .groupBy("destination");
  const due = await count().where("state", "=", "waiting").where("due_at", "<=", nowMs).execute();
  const dead = await count().where("state", "=", deadLetteredState).execute();
  const { sent } = await db
    .selectFrom("outbox")
    .select(({ fn }) => fn.countAll<number>().as("sent"))
    .where("destination", "=", "mail")
    .where("sent_at", ">", nowMs - hourMs)
    .executeTakeFirstOrThrow();
  const rows = (of: typeof due) =>
    of.map(({ destination, count }) => ({ labels: { destination }, value: Number(count) }));
  const ages = due.map(({ destination, since }) => ({
    labels: { destination },
    value: (nowMs - Number(since)) / 1000,
  }));
  return [
    { name: "site_messages_due", help: "Messages that should have left.", type: "gauge", rows: rows(due) },
    { name: "site_messages_due_age_seconds", help: "Age of the oldest of them.", type: "gauge", rows: ages },
    { name: "site_messages_dead", help: "Messages that are not tried again.", type: "gauge", rows: rows(dead) },
    { name: "site_mails_last_hour", help: "Mails of the last hour.", type: "gauge", rows: [{ value: Number(sent) }] },
  ];
}
