import { startPostgres } from "../postgres.ts";
import { runSuddenDeath, type SuddenDeaths } from "./run-sudden-death.ts";

/** `npm run prove -- sudden-death -- 200 sqlite`: kills the site this many times and prints what was lost. */
const kills = Number(process.argv[2] ?? 200);
const engines = process.argv[3] ? [process.argv[3]] : ["sqlite", "postgres"];
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 32);
if (!Number.isInteger(kills) || kills < 1 || engines.some((engine) => !["sqlite", "postgres"].includes(engine))) {
  process.stderr.write("Give a number of kills, and sqlite or postgres\n");
  process.exit(2);
}

const maxStartMs = 2000;
const isLate = (startMs: number) => startMs > maxStartMs;

async function proveOn(engine: string): Promise<SuddenDeaths> {
  const postgres = engine === "postgres" ? await startPostgres() : undefined;
  try {
    return await runSuddenDeath({
      kills,
      seed,
      databaseUrl: postgres && `${postgres.url}/postgres`,
      onKill: (count) => count % 20 === 0 && process.stderr.write(`  killed ${count} times on ${engine}\n`),
    });
  } finally {
    await postgres?.stop();
  }
}

const at = (sorted: readonly number[], share: number) =>
  Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);

function describe(engine: string, { startsMs, ownStartsMs, problems, ...result }: SuddenDeaths): string[] {
  return [
    `${engine}, seed ${seed}: killed ${kills} times, ${result.killedWhileStarting} of them around a start`,
    `${engine}: ${result.acknowledged} results acknowledged, ${result.cutOff} requests cut off`,
    `${engine}: ${result.deliveries} deliveries, ${result.repeated} of them repeats under the same id`,
    `${engine}: start median ${at(startsMs, 0.5)} ms, slowest ${at(startsMs, 1)} ms; without waiting for a core ${at(ownStartsMs, 0.5)} and ${at(ownStartsMs, 1)} ms, ${ownStartsMs.filter(isLate).length} over 2 s`,
    ...(problems.length === 0
      ? [`${engine}: nothing was lost, integrity clean`]
      : problems.map((each) => `${engine}: LOST: ${each}`)),
  ];
}

let failures = 0;
for (const engine of engines) {
  const result = await proveOn(engine);
  failures += result.problems.length + Number(result.ownStartsMs.some(isLate));
  for (const line of describe(engine, result)) process.stdout.write(`figure: ${line}\n`);
}
process.exit(failures === 0 ? 0 : 1);
