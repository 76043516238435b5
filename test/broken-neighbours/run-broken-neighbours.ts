import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { readSettings } from "#platform/settings/server/settings.ts";
import { startSite } from "../../start-site.ts";
import { freshDatabase } from "../database.ts";
import { freePort } from "../free-port.ts";
import { Random } from "../fuzz/random.ts";
import { newFolder } from "../new-folder.ts";
import { startSiteProcess } from "../site-process.ts";
import { findLosses } from "./find-losses.ts";
import { startNeighbours } from "./neighbours.ts";
import { sendQuiz, startVisitors } from "./visitors.ts";

type Deps = {
  wellMs: number;
  illMs: number;
  /** How long a neighbour keeps its failure. */
  changeMs: number;
  visitMs: number;
  seed: number;
  /** Whether to wait until the running site has found all neighbours working again. */
  awaitsReturn: boolean;
};

/** A hanging call must time out before the queue moves on. */
const recoveredWithinMs = 120_000;
const maxDrainMs = 120_000;
/** Longer than any pause between attempts. */
const laterMs = 60 * 60 * 1000;

const cellarPost = (title: string) => ({
  id: title,
  title,
  date: "2026-11-01",
  content: "Enough words to be an article, about the cellar and the tasting room. ".repeat(4),
});

/** All neighbours fail at once while visitors come; then all work, and everything is counted. */
export async function runBrokenNeighbours({ wellMs, illMs, changeMs, visitMs, seed, awaitsReturn }: Deps) {
  const random = new Random(seed);
  const neighbours = await startNeighbours();
  neighbours.feed.posts = [cellarPost("Words from the cellar")];
  const database = await freshDatabase();
  const dataDir = newFolder();
  const port = await freePort();
  const env = { ...neighbours.env, ...database.env, DATA_DIR: dataDir, PORT: `${port}`, TRUST_PROXY: "1" };
  const site = startSiteProcess(env);
  const origin = `http://127.0.0.1:${port}`;
  const shows = async (path: string, words: string) => (await (await fetch(origin + path)).text()).includes(words);
  try {
    await site.answers;
    await timeUntil(() => shows("/blog", "Words from the cellar"), recoveredWithinMs);
    const visit = async (name: string, forMs: number) => {
      const stop = startVisitors(origin, random, { everyMs: visitMs, name });
      await pause(forMs);
      return stop();
    };
    const before = await visit("before", wellMs);
    neighbours.fallIll(random, changeMs);
    const during = await visit("during", illMs);
    const maxMb = peakMb(site.pid);

    neighbours.recover();
    neighbours.feed.posts = [cellarPost("Words from the cellar"), cellarPost("The cellar again")];
    await sendQuiz(origin, "after@x.example");
    const came = () => neighbours.mails.some(({ to }) => to.includes("after@x.example"));
    // The list's re-query, as each visitor's page sends it: without it the next read is half an hour away.
    const asks = async () => (await shows("/api/feed", "The cellar again")) && shows("/blog", "The cellar again");
    const [mailMs, feedMs] = awaitsReturn
      ? await Promise.all([came, asks].map((isSo) => timeUntil(isSo, recoveredWithinMs)))
      : [];
    const stoppedAt = performance.now();
    await site.end("SIGTERM");

    const visits = {
      quizzes: [...before.quizzes, ...during.quizzes, "after@x.example"],
      leads: [...before.leads, ...during.leads],
    };
    const settings = readSettings({ ...env, HOST: "127.0.0.1", LOG_LEVEL: "silent" });
    const last = await startSite(settings, () => Date.now() + laterMs);
    const waiting = last.db.selectFrom("outbox").select("id").where("state", "=", "waiting").limit(1);
    await timeUntil(async () => (await waiting.execute()).length === 0, maxDrainMs);
    const losses = await findLosses(last.db, visits, neighbours, stoppedAt);
    await last.stop();
    const { arrivals } = neighbours;
    return { before, during, visits, losses, mailMs, feedMs, maxMb, arrivals };
  } finally {
    await site.end("SIGKILL");
    await neighbours.stop();
    await database.drop();
  }
}

/** The most memory that a process has occupied. */
const peakMb = (pid: number) =>
  Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

/** Repeats until it is true and returns how long that took; infinity if it never was. */
async function timeUntil(isSo: () => Promise<boolean> | boolean, maxMs: number): Promise<number> {
  const startedAtMs = performance.now();
  for (let durationMs = 0; durationMs < maxMs; durationMs = performance.now() - startedAtMs) {
    if (await isSo()) return performance.now() - startedAtMs;
    await pause(250);
  }
  return Number.POSITIVE_INFINITY;
}
