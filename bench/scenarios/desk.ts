import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { deskPaths } from "#facts/desk-paths.ts";
import type { Engine } from "#platform/engine/server/database.ts";
import { readSettings } from "#platform/settings/server/settings.ts";
import { startSite } from "../../start-site.ts";
import { startPostgres } from "../../test/postgres.ts";
import { findDeskPages } from "../desk-pages.ts";
import { seedDesk } from "../seed-desk.ts";

/**
 * `npm run bench -- desk [people] [events]` measures every page of the desk on both engines, in milliseconds for a
 * whole answer.
 */
const [people = 100_000, events = 1_000_000] = process.argv.slice(2).map(Number);
const rounds = 9;
const maxMs = 100;

async function signIn(address: string, dataDir: string): Promise<string> {
  const key = readFileSync(join(dataDir, "owner-key"), "utf8").trim();
  const body = new URLSearchParams({ key });
  const response = await fetch(address + deskPaths.signIn(), { method: "POST", body, redirect: "manual" });
  return response.headers.get("Set-Cookie")?.split(";")[0] ?? "";
}

type Measured = { medianMs: number; slowestMs: number; cpuMs: number };

/** Processor time of this process, which runs everything on SQLite: it is meaningful on a busy machine too. */
async function measure(address: string, Cookie: string): Promise<Measured> {
  const took: number[] = [];
  const worked: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAtMs = performance.now();
    const before = process.cpuUsage();
    const response = await fetch(address, { headers: { Cookie }, redirect: "manual" });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
    took.push(performance.now() - startedAtMs);
    const { user, system } = process.cpuUsage(before);
    worked.push((user + system) / 1000);
  }
  return { medianMs: medianOf(took), slowestMs: Math.max(...took), cpuMs: medianOf(worked) };
}

const medianOf = (all: number[]) => all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? Number.NaN;

async function measureOn(engine: Engine, env: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-desk-"));
  const settings = { PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "warn", DATA_DIR: dataDir, ...env };
  const site = await startSite(readSettings(settings));
  await seedDesk(site.db, { people, events }, Date.now());
  // PostgreSQL vacuums by itself within a minute, and reads an index alone only after that.
  await sql.raw(engine === "postgres" ? "vacuum analyze" : "analyze").execute(site.db);
  const cookie = await signIn(site.address, dataDir);
  console.info(
    `\n${engine}, ${people.toLocaleString("en")} people: median and slowest of ${rounds} in ms, and the processor's time`,
  );
  for (const path of await findDeskPages(site.address, cookie, people)) {
    const { medianMs, slowestMs, cpuMs } = await measure(site.address + path, cookie);
    const isOver = medianMs > maxMs;
    if (isOver) process.exitCode = 1;
    const figures = [medianMs, slowestMs, cpuMs].map((ms) => ms.toFixed(0).padStart(6));
    console.info(`${isOver ? "OVER" : "    "} ${figures.join(" ")}  ${path}`);
  }
  await site.stop();
  rmSync(dataDir, { recursive: true });
}

await measureOn("sqlite", {});
const postgres = await startPostgres();
await measureOn("postgres", { DATABASE_URL: postgres.url });
await postgres.stop();
