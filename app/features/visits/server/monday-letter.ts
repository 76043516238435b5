import { nanoid } from "nanoid";
import { advisoryLock } from "#platform/engine/server/engine.ts";
import { findFirstStart } from "#platform/engine/server/migrate.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { inMail } from "#platform/mail/server/mail.ts";
import { addDelivery } from "#platform/outbox/server/queries/add-delivery.ts";
import type { Content } from "#platform/process/server/content.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import { businessDay } from "#platform/time/business-time.ts";
import { writeLocalTime } from "#platform/time/local-time.ts";
import { addDays } from "#platform/time/zoned-time.ts";
import { isLetterTime, lastMonday, weekFrom } from "../rules/period.ts";
import { mondayMail } from "./monday-mail.ts";
import { readOwnerLetter, writeOwnerLetter } from "./queries/owner-letters.ts";
import { readWeek } from "./read-week.ts";

const mondayLetter = "monday";

type Deps = {
  db: Db;
  settings: Settings;
  content: Content;
  clock: () => number;
  isLive: () => boolean;
  wakeDeliveries: () => void;
};

/**
 * Mails the owner about the week before, once, on Monday morning or, after an outage, until the end of Tuesday. Skips a
 * week before the site existed.
 */
export function makeMondayLetter({ db, settings, content, clock, isLive, wakeDeliveries }: Deps) {
  return async function run() {
    const { ownerEmail, smtpUrl, siteUrl } = settings;
    const facts = content.facts();
    const { timeZone } = facts.booking;
    const nowMs = clock();
    if (!ownerEmail || !smtpUrl || !isLetterTime(writeLocalTime(nowMs, timeZone))) return;
    const monday = lastMonday(businessDay(nowMs, timeZone));
    const isDue = ({ isOff, sentFor }: { isOff: boolean; sentFor: string }) => !isOff && sentFor < monday;
    if (!isDue(await readOwnerLetter(db, mondayLetter))) return;
    if (businessDay(await findFirstStart(db), timeZone) >= addDays(monday, 7)) return;
    const week = await readWeek(weekFrom(monday), { db, nowMs, timeZone, isLive: isLive() });
    await db.transaction().execute(async (tx) => {
      await advisoryLock(tx, "owner letters");
      if (!isDue(await readOwnerLetter(tx, mondayLetter))) return;
      await writeOwnerLetter(tx, mondayLetter, { sentFor: monday });
      const mail = mondayMail(week, { facts, siteUrl, to: ownerEmail });
      await addDelivery(tx, { id: nanoid(), ...inMail("week", "owner", mail), createdAt: nowMs });
    });
    wakeDeliveries();
  };
}
