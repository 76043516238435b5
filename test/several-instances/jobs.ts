import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Db } from "#platform/engine/server/schema.ts";
import { answering } from "../hostile-server.ts";
import { headOf, startMailbox } from "../mailbox.ts";
import type { Running } from "./running.ts";

/** Preloads a module into a site's process. */
export const before = (file: string) => `--import ${new URL(file, import.meta.url).href}`;

/** Real servers for everything that jobs talk to, which count requests. */
export async function startOutside() {
  const deliveries: string[] = [];
  const announced: string[][] = [];
  let feedReads = 0;
  const web = await answering(async (request, response) => {
    const body = await text(request);
    if (request.url === "/feed") feedReads += 1;
    else if (request.url === "/indexnow") announced.push(JSON.parse(body).urlList);
    else deliveries.push(String(request.headers["webhook-id"]));
    response.writeHead(200, { "content-type": "application/json" }).end("[]");
  });
  const mailbox = await startMailbox();
  return {
    env: {
      NODE_OPTIONS: before("quick-jobs.ts"),
      TEST_INDEX_NOW: `${web.origin}/indexnow`,
      INDEXNOW_KEY: "a1b2c3d4e5f60718",
      SITE_URL: "http://house.example",
      FEED_URL: `${web.origin}/feed`,
      // On a busy machine visitors would cause another read after a minute.
      FEED_FRESH_SECONDS: "3600",
      QUIZ_CRM_WEBHOOK_URL: `${web.origin}/crm`,
      QUIZ_WORKFLOW_WEBHOOK_URL: `${web.origin}/workflow`,
      SMTP_URL: mailbox.url,
      MAIL_FROM: "The House <hello@house.example>",
      OWNER_EMAIL: "owner@house.example",
      MAILS_PER_HOUR: "1000",
    },
    deliveries,
    announced,
    feedReads: () => feedReads,
    mailIds: () => mailbox.mails.map((mail) => /^message-id: <([^@]+)@/im.exec(headOf(mail))?.[1] ?? ""),
    mailsTo: (address: string) => mailbox.mails.filter(({ to }) => to.includes(address)).length,
    async stop() {
      await web.stop();
      await mailbox.stop();
    },
  };
}

export const backupsOf = (sites: readonly Running[]): string[] =>
  sites
    .map(({ dataDir }) => join(dataDir, "backups"))
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder))
    .filter((name) => name.endsWith(".backup.gz"));

const hourMs = 3_600_000;

/** Sessions with due reminders, each of another person. */
export async function addDueSessions(db: Db, count: number): Promise<string[]> {
  const nowMs = Date.now();
  const emails = Array.from({ length: count }, (_, index) => `session${index}@x.example`);
  const rows = emails.map((email, index) => ({
    id: `session-${index}`,
    link_key: `key-of-session-${index}`.padEnd(32, "x"),
    name: "Marguerite",
    email,
    email_folded: email,
    notes: "",
    time_zone: "Europe/Paris",
    start_at: nowMs + (index + 1) * hourMs,
    end_at: nowMs + (index + 1.5) * hourMs,
    state: "booked" as const,
    revision: 0,
    wants_reminders: 1,
    remind_at: nowMs,
    created_at: nowMs,
    changed_at: nowMs,
    network: "",
    wide_network: "",
    mailbox: email,
    idempotency_key: null,
    body_hash: "",
    no_show: 0,
    kind_id: "",
    meeting: "",
    phone: "",
  }));
  await db.insertInto("bookings").values(rows).execute();
  return emails;
}
