import { statfs } from "node:fs/promises";
import { hostname } from "node:os";
import { nanoid } from "nanoid";
import { alertKindOf, alertWords } from "#app/copy/alerts.ts";
import { deskCopy } from "#app/copy/desk.ts";
import { formatBytes } from "#app/copy/desk-backup.ts";
import { type AlertPlan, judgeDisk, patience, planAlert, type Standing } from "#app/rules/plan-alert.ts";
import { isBackupOverdue } from "#app/rules/plan-backup.ts";
import type { Logger } from "../log.ts";
import { houseMail } from "../outgoing/mail/house-mail.ts";
import { inMail } from "../outgoing/mail/mail.ts";
import type { Settings } from "../settings.ts";
import { addDelivery } from "../tables/add-delivery.ts";
import {
  alertIdStart,
  beginAlert,
  countFailingMails,
  countParked,
  endAlert,
  listAlerts,
  markTold,
} from "../tables/alerts.ts";
import { readBackupHealth } from "../tables/backup-health.ts";
import { readMailHour } from "../tables/claim-mails.ts";
import { countDeliveries } from "../tables/deliveries.ts";
import { takeTurns } from "../tables/engine.ts";
import { readFeedHealth } from "../tables/feed-health.ts";
import type { Db } from "../tables/schema.ts";
import type { Content } from "../tables/watch-content.ts";

export type Space = { freeBytes: number; totalBytes: number };

type Ground = {
  db: Db;
  settings: Settings;
  clock: () => number;
  log: Logger;
  content: Content;
  deskAddress: string;
  readSpace?: (folder: string) => Promise<Space>;
};

/** Something that was looked at: how it stands, since when if that is known, and what the owner would be told. */
type Seen = { name: string; standing: Standing; since?: number; detail: string };

/** Looks after the house itself and mails the owner what has stopped working, once each. */
export function makeHouseWatcher(ground: Ground) {
  return async function run() {
    for (const seen of await lookAround(ground)) {
      // Most rounds change nothing, and so write nothing.
      if ((await plan(ground.db, seen, ground.clock())) === "nothing") continue;
      await ground.db.transaction().execute((tx) => actOn(tx, seen, ground));
    }
  };
}

async function lookAround({ db, settings, clock, readSpace = readDisk }: Ground): Promise<Seen[]> {
  const space = await readSpace(settings.dataDir);
  const disk = { standing: judgeDisk(space), detail: formatBytes(space.freeBytes) };
  return [
    await seeFeed(db, settings),
    await seeBackup(db, clock()),
    counted("deliveries", await countParked(db)),
    counted("mail", settings.smtpUrl ? await countFailingMails(db) : 0),
    counted("held", await countDeliveries(db, "held", countedTo)),
    await seeMailHour(db, settings, clock()),
    { name: `disk ${hostname()}`, ...disk },
  ];
}

const countedTo = 1000;

const counted = (name: string, count: number): Seen => ({
  name,
  standing: count > 0 ? "wrong" : "well",
  detail: deskCopy.atMost(count, countedTo),
});

async function seeMailHour(db: Db, { mailsPerHour, smtpUrl }: Settings, nowMs: number): Promise<Seen> {
  const hour = smtpUrl ? await readMailHour(db, { nowMs, perHour: mailsPerHour }) : "open";
  const standings = { full: "wrong", easing: "between", open: "well" } as const;
  return { name: "hourly", standing: standings[hour], detail: String(mailsPerHour) };
}

async function seeFeed(db: Db, { feedUrl }: Settings): Promise<Seen> {
  const { outcome, detail, lastSuccessAt, lastAttemptAt } = await readFeedHealth(db);
  const isWell = !feedUrl || lastAttemptAt === null || outcome === "posts" || outcome === "started";
  const since = lastSuccessAt ?? undefined;
  return { name: "feed", standing: isWell ? "well" : "wrong", since, detail: detail || outcome };
}

/** An attempt that is ended from outside leaves no word: then the age of the last backup tells. */
async function seeBackup(db: Db, nowMs: number): Promise<Seen> {
  const { outcome, lastMadeAt } = await readBackupHealth(db);
  const isWell = outcome === "" && !isBackupOverdue(lastMadeAt, nowMs);
  return { name: "backup", standing: isWell ? "well" : "wrong", detail: outcome };
}

async function readDisk(folder: string): Promise<Space> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

async function plan(db: Db, seen: Seen, nowMs: number): Promise<AlertPlan> {
  const open = (await listAlerts(db)).find(({ name }) => name === seen.name);
  return planAlert(open, { ...seen, patienceMs: patience[alertKindOf(seen.name)] }, nowMs);
}

/** Instances that look at the same time tell once. */
async function actOn(tx: Db, seen: Seen, ground: Ground): Promise<void> {
  await takeTurns(tx, "alerts");
  const nowMs = ground.clock();
  const first = await plan(tx, seen, nowMs);
  if (first === "end") return endAlert(tx, seen.name);
  if (first === "begin") await beginAlert(tx, seen.name, seen.since ?? nowMs);
  if ((await plan(tx, seen, nowMs)) === "tell") await tell(tx, seen, ground, nowMs);
}

/** Where there is nobody to tell, or nothing to carry it, it stays untold until there is. */
async function tell(tx: Db, { name, detail }: Seen, ground: Ground, nowMs: number) {
  const { settings, content, log, deskAddress } = ground;
  if (!settings.ownerEmail || !settings.smtpUrl) return;
  const mail = houseMail(alertWords[alertKindOf(name)](detail), content.facts(), settings.ownerEmail, deskAddress);
  const id = alertIdStart + nanoid();
  await addDelivery(tx, { id, ...inMail("alert", "owner", mail), createdAt: nowMs });
  await markTold(tx, name, nowMs);
  log.warn({ alert: name, detail }, "owner told");
}
