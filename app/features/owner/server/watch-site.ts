import { statfs } from "node:fs/promises";
import { hostname } from "node:os";
import { nanoid } from "nanoid";
import { alertKindOf, alertWords } from "#facts/alerts.ts";
import { deskCopy } from "#platform/desk/words/desk.ts";
import { advisoryLock } from "#platform/engine/server/engine.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { inMail } from "#platform/mail/server/mail.ts";
import { siteMail } from "#platform/mail/server/site-mail.ts";
import { addMessages, type Message } from "#platform/outbox/server/queries/add-delivery.ts";
import { readMailHour } from "#platform/outbox/server/queries/claim-mails.ts";
import { countDeliveries } from "#platform/outbox/server/queries/deliveries.ts";
import type { Content } from "#platform/process/server/content.ts";
import type { Logger } from "#platform/process/server/log.ts";
import type { Seen, ServerFeature } from "#platform/process/server/server-feature.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import { formatBytes } from "#platform/text/format-bytes.ts";
import { type AlertPlan, gracePeriodsMs, judgeDisk, planAlert } from "../rules/plan-alert.ts";
import {
  alertIdStart,
  beginAlert,
  countDeadLettered,
  countFailingMails,
  endAlert,
  listAlerts,
  markTold,
} from "./queries/alerts.ts";

export type Space = { freeBytes: number; totalBytes: number };

type Deps = {
  db: Db;
  settings: Settings;
  clock: () => number;
  log: Logger;
  content: Content;
  deskAddress: string;
  features: readonly Pick<ServerFeature, "watch">[];
  readSpace?: (folder: string) => Promise<Space>;
};

/** Watches the site and mails the owner once about each problem. */
export function makeSiteWatcher(deps: Deps) {
  return async function run() {
    for (const seen of await lookAround(deps)) {
      // Most rounds change nothing, so they write nothing.
      if ((await plan(deps.db, seen, deps.clock())) === "nothing") continue;
      await deps.db.transaction().execute((tx) => actOn(tx, seen, deps));
    }
  };
}

async function lookAround({ db, settings, clock, features, readSpace = readDisk }: Deps): Promise<Seen[]> {
  const space = await readSpace(settings.dataDir);
  const disk = { status: judgeDisk(space), detail: formatBytes(space.freeBytes) };
  return [
    counted("deliveries", await countDeadLettered(db)),
    counted("mail", settings.smtpUrl ? await countFailingMails(db) : 0),
    counted("held", await countDeliveries(db, "held", countedTo)),
    await seeMailHour(db, settings, clock()),
    ...(await Promise.all(features.map(({ watch }) => watch?.(db, settings, clock()) ?? []))).flat(),
    { name: `disk ${hostname()}`, ...disk },
  ];
}

const countedTo = 1000;

const counted = (name: string, count: number): Seen => ({
  name,
  status: count > 0 ? "wrong" : "well",
  detail: deskCopy.atMost(count, countedTo),
});

async function seeMailHour(db: Db, { mailsPerHour, smtpUrl }: Settings, nowMs: number): Promise<Seen> {
  const hour = smtpUrl ? await readMailHour(db, { nowMs, perHour: mailsPerHour }) : "open";
  const statuses = { full: "wrong", easing: "between", open: "well" } as const;
  return { name: "hourly", status: statuses[hour], detail: String(mailsPerHour) };
}

async function readDisk(folder: string): Promise<Space> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

async function plan(db: Db, seen: Seen, nowMs: number): Promise<AlertPlan> {
  const open = (await listAlerts(db)).find(({ name }) => name === seen.name);
  return planAlert(open, { ...seen, graceMs: gracePeriodsMs[alertKindOf(seen.name)] }, nowMs);
}

/** Instances that check at the same time alert once. */
async function actOn(tx: Db, seen: Seen, deps: Deps): Promise<void> {
  await advisoryLock(tx, "alerts");
  const nowMs = deps.clock();
  const first = await plan(tx, seen, nowMs);
  if (first === "end") return endAlert(tx, seen.name);
  if (first === "begin") await beginAlert(tx, seen.name, seen.since ?? nowMs);
  if ((await plan(tx, seen, nowMs)) === "tell") await tell(tx, seen, deps, nowMs);
}

/** By mail, by webhook or both; with neither connected the alert stays pending. */
async function tell(tx: Db, { name, detail }: Seen, deps: Deps, nowMs: number) {
  const { settings, content, log, deskAddress } = deps;
  const words = alertWords[alertKindOf(name)](detail);
  const messages: Message[] = [];
  if (settings.ownerEmail && settings.smtpUrl)
    messages.push(inMail("alert", "owner", siteMail(words, content.facts(), settings.ownerEmail, deskAddress)));
  if (settings.alertWebhookUrl) {
    const alert = { title: words.subject, text: `${words.text} ${words.remedy}`, url: deskAddress };
    messages.push({ destination: "alerts", body: JSON.stringify(alert) });
  }
  if (messages.length === 0) return;
  await addMessages(tx, messages, { makeId: () => alertIdStart + nanoid(), createdAt: nowMs });
  await markTold(tx, name, nowMs);
  log.warn({ alert: name, detail }, "owner told");
}
