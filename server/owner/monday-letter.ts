import { nanoid } from "nanoid";
import { businessDay } from "#app/rules/time/business-time.ts";
import { writeLocalTime } from "#app/rules/time/local-time.ts";
import { addDays } from "#app/rules/time/zoned-time.ts";
import { isLetterTime, lastMonday, weekFrom } from "#app/rules/visits/period.ts";
import { inMail } from "#server/outgoing/mail/mail.ts";
import { mondayMail } from "#server/outgoing/mail/monday-mail.ts";
import type { Settings } from "#server/settings.ts";
import type { Content } from "#server/tables/articles/watch-content.ts";
import { advisoryLock } from "#server/tables/engine/engine.ts";
import { findFirstStart } from "#server/tables/engine/migrate.ts";
import { addDelivery } from "#server/tables/outbox/add-delivery.ts";
import { readOwnerLetter, writeOwnerLetter } from "#server/tables/owner/owner-letters.ts";
import type { Db } from "#server/tables/schema.ts";
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
