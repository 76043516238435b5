import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { readSettings, type Settings } from "#server/settings.ts";
import { openDatabase } from "#server/tables/engine/database.ts";
import { startSite } from "#start-site.ts";
import { freePort } from "../free-port.ts";
import { Random } from "../fuzz/random.ts";
import { startReceiver } from "../receiver/start-receiver.ts";
import { startSiteProcess } from "../site-process.ts";
import { destinations, findLosses } from "./check.ts";
import { DeliveryCount } from "./delivery-count.ts";
import { startWriters } from "./writers.ts";

export type SuddenDeaths = {
  kills: number;
  killedWhileStarting: number;
  acknowledged: number;
  cutOff: number;
  deliveries: number;
  repeated: number;
  /** Sorted: by the clock, and without the time in which other programs had the cores. */
  startsMs: number[];
  ownStartsMs: number[];
  problems: string[];
};

type Deps = { kills: number; seed: number; databaseUrl?: string; onKill?: (kills: number) => void };

/** How long a process has waited for a core that others held; 0 if the system does not tell. */
function waitedMs(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[1]) / 1e6;
  } catch {
    return 0;
  }
}

const ascending = (one: number, other: number) => one - other;
const maxLifeMs = 1200;
/** Longer than any claim: deliveries that a killed process had claimed are free by then. */
const laterMs = 61_000;
const maxDrainMs = 300_000;

/**
 * Starts the site as a process, sends it quiz results at full speed, kills it at a random moment, and begins again.
 * In the end one more start delivers what is left, and everything is counted.
 */
export async function runSuddenDeath({ kills, seed, databaseUrl, onKill }: Deps): Promise<SuddenDeaths> {
  const random = new Random(seed);
  const dataDir = mkdtempSync(join(tmpdir(), "sudden-death-"));
  const receiver = await startReceiver();
  const deliveryCount = new DeliveryCount(receiver);
  const port = await freePort();
  const env = {
    PORT: String(port),
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    TRUST_PROXY: "1",
    QUIZ_CRM_WEBHOOK_URL: receiver.url("/ok?crm"),
    QUIZ_WORKFLOW_WEBHOOK_URL: receiver.url("/ok?workflow"),
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
  const writers = startWriters({
    site: `http://127.0.0.1:${port}`,
    delivered() {
      deliveryCount.read();
      return Math.min(...destinations.map((path) => deliveryCount.distinct(path)));
    },
  });

  const startsMs: number[] = [];
  const ownStartsMs: number[] = [];
  let killedWhileStarting = 0;
  for (let kill = 1; kill <= kills; kill += 1) {
    const site = startSiteProcess(env);
    if (random.chance(0.1)) {
      await Promise.race([site.answers, pause(random.whole(0, 500))]);
      killedWhileStarting += 1;
    } else {
      const startMs = await site.answers;
      if (startMs === undefined) throw new Error(`The site did not start after ${kill - 1} kills`);
      startsMs.push(startMs);
      ownStartsMs.push(startMs - waitedMs(site.pid));
      await pause(random.whole(0, maxLifeMs));
    }
    await site.end("SIGKILL");
    onKill?.(kill);
  }
  const writing = writers.stop();

  const settings = readSettings({ ...env, LOG_LEVEL: "silent" });
  const last = await startSite(settings, () => Date.now() + laterMs);
  await writing;
  await drain(settings);
  await last.stop();
  await receiver.kill();
  deliveryCount.read();
  const problems = [
    ...new Set(writers.surprises),
    ...(await findLosses(settings, writers.acknowledged, deliveryCount)),
  ];
  rmSync(dataDir, { recursive: true });
  const distinct = destinations.reduce((sum, path) => sum + deliveryCount.distinct(path), 0);
  return {
    kills,
    killedWhileStarting,
    acknowledged: writers.acknowledged.size,
    cutOff: writers.cutOff(),
    deliveries: deliveryCount.deliveries,
    repeated: deliveryCount.deliveries - distinct,
    startsMs: startsMs.sort(ascending),
    ownStartsMs: ownStartsMs.sort(ascending),
    problems,
  };
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
