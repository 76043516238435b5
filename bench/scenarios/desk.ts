import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deskPaths } from "#app/desk-paths.ts";
import { readSettings } from "#server/settings.ts";
import type { Engine } from "#server/tables/engine/database.ts";
import { startSite } from "#start-site.ts";
import { startPostgres } from "../../test/postgres.ts";
import { explain, watchSelects } from "../plans.ts";
import { seedDesk } from "../seed-desk.ts";

/**
 * `npm run bench -- desk [count] [--plans]` measures every page of the desk with a million leads, deliveries and quiz
 * results on both engines, in milliseconds for a whole answer. `--plans` prints each query's plan too.
 */
const count = Number(process.argv[2] ?? 1_000_000);
const showsPlans = process.argv.includes("--plans");
const rounds = 15;
const maxMs = 100;
const ownerKey = "a-key-for-measuring-only";
const middle = Math.floor(count / 2);

const pages: [name: string, path: string][] = [
  ["today", deskPaths.today()],
  ["leads", deskPaths.leads()],
  ["leads: a name", deskPaths.leads({ q: "name4999" })],
  ["leads: name and business", deskPaths.leads({ q: `name${middle % 5000} estate${middle % 9000}` })],
  ["leads: an address", deskPaths.leads({ q: `owner${middle}@venue.example` })],
  ["leads: a word of all", deskPaths.leads({ q: "venue" })],
  ["leads: nobody", deskPaths.leads({ q: "nobody has this" })],
  ["leads: by the quiz", deskPaths.leads({ came: "quiz" })],
  ["leads: new, by the quiz", deskPaths.leads({ status: "new", came: "quiz" })],
  ["leads: a rare way", deskPaths.leads({ came: "dining" })],
  ["leads: a name, by the quiz", deskPaths.leads({ q: "name4999", came: "quiz" })],
  ["leads: due", deskPaths.leads({ due: "1" })],
  ["a lead", deskPaths.lead(`lead${middle}`)],
  ["set aside", deskPaths.spam()],
  ["bookings", deskPaths.bookings()],
  ["bookings: the week", deskPaths.bookings({ view: "week" })],
  ["quiz results", deskPaths.quizResults()],
  ["deliveries", deskPaths.deliveries()],
  ["deliveries: delivered", deskPaths.deliveries("delivered")],
  ["a delivery", deskPaths.delivery(`delivery${middle}`)],
  ["articles", deskPaths.articles()],
  ["articles: a search", deskPaths.articles({ q: "wine" })],
  ["feed", deskPaths.feed()],
  ["search: a name", deskPaths.search(`name${middle % 5000}`)],
  ["search: a word of all", deskPaths.search("venue")],
  ["words", deskPaths.words()],
  ["words: a page", deskPaths.wordGroup("services")],
  ["words: on the page", deskPaths.editPage("services")],
  ["facts", deskPaths.facts()],
  ["integrations", deskPaths.integrations()],
  ["backup", deskPaths.backup()],
];

async function signIn(address: string): Promise<string> {
  const body = new URLSearchParams({ key: ownerKey });
  const response = await fetch(address + deskPaths.signIn(), { method: "POST", body, redirect: "manual" });
  return response.headers.get("Set-Cookie")?.split(";")[0] ?? "";
}

async function measure(address: string, Cookie: string): Promise<number[]> {
  const took: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAtMs = performance.now();
    const response = await fetch(address, { headers: { Cookie }, redirect: "manual" });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
    took.push(performance.now() - startedAtMs);
  }
  return took.sort((one, other) => one - other);
}

async function measureOn(engine: Engine, env: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-desk-"));
  const settings = { PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "warn", OWNER_KEY: ownerKey, DATA_DIR: dataDir, ...env };
  const site = await startSite(readSettings(settings));
  await seedDesk(site.db, count, Date.now());
  const cookie = await signIn(site.address);
  console.info(`\n${engine}, ${count.toLocaleString("en")} of each: median and slowest of ${rounds}, in ms`);
  const shown = new Set<string>();
  const queries = showsPlans ? watchSelects() : new Map();
  for (const [name, path] of pages) {
    const took = await measure(site.address + path, cookie);
    const median = took[Math.floor(rounds / 2)] ?? Number.NaN;
    if (median > maxMs) process.exitCode = 1;
    const figures = [median, took.at(-1) ?? Number.NaN].map((ms) => ms.toFixed(0).padStart(6));
    console.info(`${median > maxMs ? "OVER" : "    "} ${name.padEnd(26)} ${figures.join(" ")}`);
    for (const [text, query] of queries) {
      if (shown.has(text)) continue;
      shown.add(text);
      console.info(`\n       ${text}`);
      for (const line of await explain(site.db, engine, query)) console.info(`         ${line}`);
    }
  }
  await site.stop();
  rmSync(dataDir, { recursive: true });
}

await measureOn("sqlite", {});
const postgres = await startPostgres();
await measureOn("postgres", { DATABASE_URL: postgres.url });
await postgres.stop();
