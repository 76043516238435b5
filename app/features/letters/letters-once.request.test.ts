import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { writeFact } from "#features/details/server/queries/facts.ts";
import { openDatabase } from "#platform/engine/server/database.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { readSettings } from "#platform/settings/server/settings.ts";
import { startSite } from "#start-site.ts";
import { freshDatabase } from "#test/database.ts";
import { Random } from "#test/fuzz/random.ts";
import { startMailbox } from "#test/mailbox.ts";
import { newFolder } from "#test/new-folder.ts";
import { startSiteProcess } from "#test/site-process.ts";
import { planNewsletter, saveNewsletter } from "./server/queries/newsletters.ts";
import { stopLetters } from "./server/queries/stop-letters.ts";

const size = process.env.PROVE ? { kills: 50, readers: 5000 } : { kills: 4, readers: 300 };
const seed = Number(process.env.SEED ?? 7);

test("a letter to many, cut off again and again, reaches nobody twice and nobody after a stop", async () => {
  const { env, drop } = await freshDatabase();
  const databaseUrl = env.DATABASE_URL;
  const result = await runLettersOnce({ ...size, seed, databaseUrl, instances: databaseUrl ? 2 : 1 });
  await drop();
  console.info(
    `figure: killed ${size.kills} times while a letter left for ${size.readers}: ${result.sent} sent, ${result.unknown} unknown and listed (${result.maxByKill} at most by one kill), ${result.stopped} stopped before theirs left`,
  );
  expect(result.problems).toEqual([]);
}, 3_600_000);

type Deps = { kills: number; readers: number; seed: number; databaseUrl?: string | undefined; instances?: number };

/** A worker's connections to the mail server at a time: as many copies can be cut off by one kill. */
const connections = 8;
const letter = "a-letter";
const maxLifeMs = 10_000;
const maxDrainMs = 300_000;
/** After this time, copies that were being sent when a process was killed are marked as unknown. */
const laterMs = 61_000;

const emailOf = (index: number) => `reader-${index}@house.example`;

/**
 * Sends a letter to many, kills the site at random moments, and begins again. Meanwhile readers stop, each before its
 * copy has left or after. In the end everything is compared with what the mail server got.
 */
async function runLettersOnce({ kills, readers, seed, databaseUrl, instances = 1 }: Deps) {
  const random = new Random(seed);
  const dataDir = newFolder();
  const mailbox = await startMailbox();
  const env = {
    ...{ PORT: "0", HOST: "127.0.0.1", DATA_DIR: dataDir, LOG_LEVEL: "silent" },
    ...{ SMTP_URL: mailbox.url, MAIL_FROM: "house@cellar.example", MAILS_PER_HOUR: "1000000" },
    ...(databaseUrl
      ? { DATABASE_URL: databaseUrl, OWNER_KEY: "a-key-of-the-owner-for-this-test", SECRETS_KEY: "A".repeat(43) }
      : {}),
  };
  const settings = readSettings(env);
  await (await startSite(settings)).stop();
  const { db } = await openDatabase(settings);
  await prepare(db, readers);

  const stoppedAt = new Map<string, number>();
  const isGot = (email: string) => mailbox.mails.some(({ to }) => to[0] === email);
  async function stopSome() {
    for (let count = 0; count < 3; count += 1) {
      const email = emailOf(random.whole(0, readers - 1));
      if (stoppedAt.has(email)) continue;
      const isUnderWay = await db
        .transaction()
        .execute(async (tx) => {
          await stopLetters(tx, { email, why: "link", nowMs: Date.now() });
          const copies = tx.selectFrom("outbox").select("id").where("about", "=", email);
          return (await copies.where("state", "in", ["sending", "unknown"]).executeTakeFirst()) !== undefined;
        })
        .catch(() => undefined);
      if (isUnderWay === false && !isGot(email)) stoppedAt.set(email, mailbox.mails.length);
    }
  }

  const cutOff = db.selectFrom("outbox").select("id").where("letter", "=", letter);
  const countCutOff = async () => (await cutOff.where("state", "in", ["sending", "unknown"]).execute()).length;
  const cutOffByKill: number[] = [];
  let killed = 0;
  while (killed < kills) {
    const sites = Array.from({ length: instances }, () => startSiteProcess(env));
    const starts = await Promise.all(sites.map(({ answers }) => answers));
    if (starts.includes(undefined)) throw new Error(`The site did not start after ${killed} kills`);
    const wanted = mailbox.mails.length + random.whole(1, Math.ceil(readers / kills));
    const deadline = performance.now() + maxLifeMs;
    while (mailbox.mails.length < wanted && performance.now() < deadline) await pause(random.whole(0, 5));
    await stopSome();
    await Promise.all(sites.map((site) => site.end("SIGKILL")));
    killed += 1;
    cutOffByKill.push((await countCutOff()) - cutOffByKill.reduce((sum, each) => sum + each, 0));
  }
  const last = await startSite(settings, () => Date.now() + laterMs);
  await drain(db);
  await last.stop();
  const result = await compare(
    db,
    mailbox.mails.map(({ to }) => to[0] ?? ""),
    stoppedAt,
  );
  await db.destroy();
  await mailbox.stop();
  const { unknown, problems } = result;
  const maxByKill = Math.max(...cutOffByKill);
  if (maxByKill > connections * instances) problems.push(`one kill cut off ${maxByKill} copies`);
  const sum = cutOffByKill.reduce((total, each) => total + each, 0);
  if (unknown > sum) problems.push(`${unknown} are unknown, and the kills cut off ${sum}`);
  return { stopped: stoppedAt.size, maxByKill, ...result };
}

async function prepare(db: Db, readers: number) {
  const nowMs = Date.now();
  await db.transaction().execute(async (tx) => {
    await writeFact(tx, "contact.postalAddress", "12 Vine Street, Napa, CA 94558", nowMs);
    for (let from = 0; from < readers; from += 100) {
      const rows = Array.from({ length: Math.min(100, readers - from) }, (_, index) => ({
        ...{ email_folded: emailOf(from + index), email: emailOf(from + index), name: "", key: `key-${from + index}` },
        ...{ state: "confirmed" as const, asked_at: nowMs, agreed_words: "Yes", agreed_on: "/", sequence: "" },
        ...{ confirmed_at: nowMs, stopped_at: null, stopped_by: null, paused_until: null },
      }));
      await tx.insertInto("letter_subscribers").values(rows).execute();
    }
  });
  await saveNewsletter(db, { id: letter, article_slug: "", subject: "News", body: "Words", part: "all" }, nowMs);
  await planNewsletter(db, letter, nowMs);
}

async function drain(db: Db) {
  const deadline = performance.now() + maxDrainMs;
  const open = db.selectFrom("outbox").select("id").where("letter", "=", letter);
  const queueing = db.selectFrom("newsletters").select("id").where("state", "!=", "sent");
  const isLeft = async () =>
    (await open.where("state", "in", ["waiting", "sending"]).limit(1).executeTakeFirst()) ??
    (await queueing.executeTakeFirst());
  while ((await isLeft()) && performance.now() < deadline) await pause(100);
}

async function compare(db: Db, got: readonly string[], stoppedAt: ReadonlyMap<string, number>) {
  const rows = await db.selectFrom("outbox").select(["about", "state"]).where("letter", "=", letter).execute();
  const stateOf = new Map(rows.map(({ about, state }) => [about, state]));
  const of = (state: string) => rows.filter((row) => row.state === state).length;
  const twice = got.filter((email, index) => got.indexOf(email) !== index);
  const afterStop = got.filter((email, index) => (stoppedAt.get(email) ?? Number.POSITIVE_INFINITY) <= index);
  const unlisted = got.filter((email) => !["delivered", "unknown"].includes(stateOf.get(email) ?? ""));
  const lost = rows.filter(({ about, state }) => state === "delivered" && !got.includes(about));
  const others = rows.filter(({ state }) => !["delivered", "unknown", "withdrawn"].includes(state));
  const found: [readonly unknown[], string][] = [
    [twice, `${twice.length} letters came twice, such as to ${twice[0]}`],
    [afterStop, `${afterStop.length} letters came after a stop, such as to ${afterStop[0]}`],
    [unlisted, `${unlisted.length} letters came that are not listed, such as to ${unlisted[0]}`],
    [lost, `${lost.length} letters count as sent and never came, such as to ${lost[0]?.about}`],
    [others, `${others.length} letters have not ended, such as to ${others[0]?.about}`],
  ];
  const problems = found.filter(([each]) => each.length > 0).map(([, line]) => line);
  return { sent: of("delivered"), unknown: of("unknown"), problems };
}
