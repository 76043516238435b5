import { nanoid } from "nanoid";
import type { Facts } from "#facts/facts.ts";
import { acquireLease } from "#platform/engine/server/leases.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import type { LetterPart } from "../rules/letter-parts.ts";
import { composeLetter } from "./compose-letter.ts";
import { noteUnknown, queueCopies } from "./queries/letter-copies.ts";
import { isAnythingDue, queueDuePlans } from "./queries/letter-plans.ts";
import { endQueueing, nextToQueue, readReaders } from "./queries/newsletters.ts";

/** Small, so that requests are served between batches. */
const batchSize = 200;
const lease = { name: "queue letters", forMs: 30_000 };

type Deps = {
  db: Db;
  settings: Settings;
  facts: () => Facts;
  clock: () => number;
  wakeDeliveries: () => void;
};

/** Queues what is due: mails of sequences, and letters to many in batches. */
export function makeLetterQueue({ db, settings, facts, clock, wakeDeliveries }: Deps, holder: string) {
  const compose = (letter: string) => composeLetter(db, letter, { facts: facts(), siteUrl: settings.siteUrl });

  async function queueSome(): Promise<void> {
    const nowMs = clock();
    const newsletter = await nextToQueue(db, nowMs);
    if (!newsletter) return;
    const { id, part, queued_to } = newsletter;
    const next = await readReaders(db, { part: part as LetterPart, after: queued_to, limit: batchSize, nowMs });
    const copies = next.readers.map(({ email, name }) => ({
      id: nanoid(),
      letter: id,
      email,
      name,
      subject: newsletter.subject,
    }));
    await db.transaction().execute(async (tx) => {
      const mine = tx.updateTable("newsletters").where("id", "=", id).where("state", "=", "sending");
      const moved = mine.set({ queued_to: next.after ?? queued_to }).where("queued_to", "=", queued_to);
      if ((await moved.returning("id").execute()).length === 0) return;
      await queueCopies(tx, copies, { kind: "newsletter", nowMs });
      if (next.after === undefined) await endQueueing(tx, id, nowMs);
    });
    wakeDeliveries();
  }

  return async function run() {
    const nowMs = clock();
    await noteUnknown(db, nowMs);
    if (!mayLettersLeave(facts()) || !(await isAnythingDue(db, nowMs))) return;
    if (!(await acquireLease(db, { ...lease, holder, nowMs }))) return;
    await queueDuePlans({
      db,
      nowMs,
      businessZone: facts().booking.timeZone,
      makeId: nanoid,
      subjectOf: async (letter) => (await compose(letter))?.subject,
    });
    await queueSome();
  };
}

/** The law wants a postal address in each letter. */
export const mayLettersLeave = ({ contact }: Facts): boolean => contact.postalAddress !== "";
