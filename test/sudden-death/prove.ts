import { startPostgres } from "../postgres.ts";
import { runSuddenDeath } from "./run-sudden-death.ts";

/** `npm run prove:sudden-death -- 200 sqlite`: kills the site so many times and says what was lost. */
const kills = Number(process.argv[2] ?? 200);
const engine = process.argv[3] ?? "sqlite";
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 32);
if (!Number.isInteger(kills) || kills < 1 || !["sqlite", "postgres"].includes(engine)) {
  process.stderr.write("Give a number of kills, and sqlite or postgres\n");
  process.exit(2);
}

const postgres = engine === "postgres" ? await startPostgres() : undefined;
const began = performance.now();
const result = await runSuddenDeath({
  kills,
  seed,
  databaseUrl: postgres && `${postgres.url}/postgres`,
  onKill: (count) => count % 20 === 0 && process.stderr.write(`  killed ${count} times\n`),
});
await postgres?.stop();

const { startsMs, problems } = result;
const at = (share: number) => Math.round(startsMs[Math.floor((startsMs.length - 1) * share)] ?? 0);
const lines = [
  `sudden death on ${engine}, seed ${seed}: ${((performance.now() - began) / 1000).toFixed(0)} s`,
  `  killed ${kills} times, ${result.killedWhileStarting} of them around a start`,
  `  ${result.acknowledged} results acknowledged, ${result.cutOff} requests cut off`,
  `  ${result.deliveries} deliveries, ${result.repeated} of them repeats under the same id`,
  `  start: median ${at(0.5)} ms, slowest ${at(1)} ms, ${startsMs.filter((ms) => ms > 2000).length} over 2 s`,
  ...problems.map((problem) => `  PROBLEM: ${problem}`),
  problems.length === 0 ? "  nothing was lost" : "",
];
process.stdout.write(`${lines.filter(Boolean).join("\n")}\n`);
process.exit(problems.length === 0 ? 0 : 1);
