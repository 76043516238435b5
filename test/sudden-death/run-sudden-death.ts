import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "#platform/engine/server/database.ts";
import { readSettings, type Settings } from "#platform/settings/server/settings.ts";
import { startSite } from "../../start-site.ts";
import { freePort } from "../free-port.ts";
import { Random } from "../fuzz/random.ts";
import { newFolder } from "../new-folder.ts";
import { type Receiver, startReceiver } from "../receiver/start-receiver.ts";
import { startSiteProcess } from "../site-process.ts";
import { findLosses } from "./check.ts";
import { startWriters } from "./writers.ts";

/** The ids under which each result came, by its destination and e-mail address. */
export type Arrivals = Map<string, Set<string>>;

const maxLifeMs = 1200;
/** Longer than any claim: deliveries that a killed process had claimed are free by then. */
const laterMs = 61_000;
const maxDrainMs = 300_000;

/**
 * Starts the site as a process, sends it quiz results at full speed, kills it at a random moment, and begins again.
 * In the end one more start delivers what is left, and everything is counted.
 */
export async function runSuddenDeath(kills: number, seed: number, databaseUrl: string | undefined) {
  const random = new Random(seed);
  const dataDir = newFolder();
  const receiver = await startReceiver();
  const arrivals: Arrivals = new Map();
  const port = await freePort();
  const env = {
    ...{ PORT: String(port), HOST: "127.0.0.1", DATA_DIR: dataDir, TRUST_PROXY: "1" },
    QUIZ_CRM_WEBHOOK_URL: receiver.url("/ok?crm"),
    QUIZ_WORKFLOW_WEBHOOK_URL: receiver.url("/ok?workflow"),
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
  const writers = startWriters(`http://127.0.0.1:${port}`, () => {
    readArrivals(receiver, arrivals);
    return arrivals.size / 2;
  });
  for (let kill = 1; kill <= kills; kill += 1) {
    const site = startSiteProcess(env);
    if (random.chance(0.1)) await Promise.race([site.answers, pause(random.whole(0, 500))]);
    else {
      if ((await site.answers) === undefined) throw new Error(`The site did not start after ${kill - 1} kills`);
      await pause(random.whole(0, maxLifeMs));
    }
    await site.end("SIGKILL");
  }
  const writing = writers.stop();

  const settings = readSettings({ ...env, LOG_LEVEL: "silent" });
  const last = await startSite(settings, () => Date.now() + laterMs);
  await writing;
  await drain(settings);
  await last.stop();
  await receiver.kill();
  readArrivals(receiver, arrivals);
  const { acknowledged, surprises } = writers;
  const problems = [...new Set(surprises), ...(await findLosses(settings, acknowledged, arrivals))];
  return { acknowledged: acknowledged.size, problems };
}

function readArrivals(receiver: Receiver, arrivals: Arrivals) {
  for (const { path, headers, body } of receiver.received.splice(0)) {
    const key = `${path} ${JSON.parse(body).email}`;
    arrivals.set(key, (arrivals.get(key) ?? new Set()).add(headers["webhook-id"] ?? ""));
  }
}

/** Waits until nothing is left to deliver but mails, which nobody carries here, or the time is over. */
async function drain(settings: Settings) {
  const { db } = await openDatabase(settings);
  const deadline = performance.now() + maxDrainMs;
  const webhooks = db.selectFrom("outbox").select("id").where("destination", "!=", "mail");
  const isLeft = () => webhooks.where("state", "=", "waiting").limit(1).executeTakeFirst();
  while ((await isLeft()) && performance.now() < deadline) await pause(100);
  await db.destroy();
}
