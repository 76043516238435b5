import { nanoid } from "nanoid";
import type { Facts } from "#app/copy/facts.ts";
import type { LetterPart } from "#app/rules/letters/letter-parts.ts";
import type { Settings } from "#server/settings.ts";
import { acquireLease } from "#server/tables/engine/leases.ts";
import { noteUnknown, queueCopies } from "#server/tables/letters/letter-copies.ts";
import { isAnythingDue, queueDuePlans } from "#server/tables/letters/letter-plans.ts";
import { endQueueing, nextToQueue, readReaders } from "#server/tables/letters/newsletters.ts";
import type { Db } from "#server/tables/schema.ts";
import { composeLetter } from "./compose-letter.ts";

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
