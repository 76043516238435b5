import { expect, test } from "vitest";
import { freshDatabase } from "./database.ts";
import { runLettersOnce } from "./letters-once/run-letters-once.ts";

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
