import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "#server/tables/schema.ts";
import { load } from "../../bench/load.ts";
import { cpuMsOf } from "../../bench/processes.ts";
import { sendQuiz } from "../broken-neighbours/visitors.ts";
import { childrenOf, type Running } from "../several-processes/running.ts";

const idleSeconds = 10;
const rounds = 5;
const writes = 500;
const misses = 300;
const connections = 8;

const msPerTick = 10;

/** The numbers of a process as Linux lists them, from its state on. */
const statOf = (pid: number) =>
  readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");

/** Processor time of a database server with all its processes, ended ones included. */
function serverMs(server: number): number {
  const [endedUser, endedSystem] = statOf(server).slice(13, 15).map(Number) as [number, number];
  const running = [server, ...childrenOf(server)].reduce((sum, pid) => sum + cpuMsOf(pid), 0);
  return running + (endedUser + endedSystem) * msPerTick;
}

async function serverPid(db: Db): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return Number(statOf(rows[0]?.pid ?? 0)[1]);
}

/** Processor time of the database server and of one instance. */
async function measureBoth(server: number, site: Running, work: () => Promise<unknown>) {
  const before = [cpuMsOf(site.pid), serverMs(server)] as const;
  await work();
  return { siteMs: cpuMsOf(site.pid) - before[0], databaseMs: serverMs(server) - before[1] };
}

async function write(site: Running, round: number) {
  let sent = 0;
  const writeInSequence = async () => {
    while (sent < writes) {
      const index = sent++;
      const visitor = { "x-forwarded-for": `198.51.${round}.${index % 250}` };
      const answer = await sendQuiz(site.origin, `writer${round}-${index}@x.example`, visitor);
      if (answer.status !== 202) throw new Error(`Not kept: ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, writeInSequence));
}

type Both = Awaited<ReturnType<typeof measureBoth>>;

async function minOf(count: number, measureRound: (round: number) => Promise<Both>): Promise<string> {
  const found: Both[] = [];
  for (let round = 0; round < rounds; round += 1) found.push(await measureRound(round));
  const lowest = (of: (each: Both) => number) => ((Math.min(...found.map(of)) * 1000) / count).toFixed(0);
  return `instance ${lowest(({ siteMs }) => siteMs)} µs, PostgreSQL ${lowest(({ databaseMs }) => databaseMs)} µs`;
}

/** An idle instance's cost for the database, and the cost of a rendering and a write for both. */
export async function measureWrites(db: Db, site: Running): Promise<string[]> {
  const server = await serverPid(db);
  const idle = await measureBoth(server, site, () => pause(idleSeconds * 1000));
  const idleOf = (ms: number) => (ms / idleSeconds).toFixed(1);
  const search = (round: number) => (index: number) => ({ path: `/blog?q=word${round}x${index}` });
  const miss = (round: number) => load(site.port, connections, misses, 200, search(round));
  return [
    `an instance that nobody asks: ${idleOf(idle.siteMs)} ms of the processor a second, PostgreSQL for it ${idleOf(idle.databaseMs)} ms`,
    `a search made anew: ${await minOf(misses, (round) => measureBoth(server, site, () => miss(round)))}`,
    `a quiz result kept: ${await minOf(writes, (round) => measureBoth(server, site, () => write(site, round)))}`,
  ];
}
