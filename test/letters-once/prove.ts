import { startPostgres } from "../postgres.ts";
import { runLettersOnce } from "./run-letters-once.ts";

/** `npm run prove -- letters-once -- 50 sqlite`: kills the site this many times during a letter to 5,000. */
const kills = Number(process.argv[2] ?? 50);
const engines = process.argv[3] ? [process.argv[3]] : ["sqlite", "postgres"];
const readers = 5000;
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 32);

let failures = 0;
for (const engine of engines) {
  const postgres = engine === "postgres" ? await startPostgres() : undefined;
  const databaseUrl = postgres && `${postgres.url}/postgres`;
  const result = await runLettersOnce({
    ...{ kills, readers, seed },
    ...(databaseUrl ? { databaseUrl, instances: 2 } : {}),
  });
  await postgres?.stop();
  failures += result.problems.length;
  const { sent, unknown, maxByKill, stopped, problems } = result;
  const lines = [
    `${engine}, seed ${seed}: killed ${kills} times while a letter left for ${readers}: ${sent} sent, ${unknown} unknown and listed (${maxByKill} at most by one kill), ${stopped} stopped before theirs left`,
    ...(problems.length === 0 ? [`${engine}: none twice, none after a stop`] : problems.map((each) => `LOST: ${each}`)),
  ];
  for (const line of lines) process.stdout.write(`figure: ${line}\n`);
}
process.exit(failures === 0 ? 0 : 1);
