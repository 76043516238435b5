import { expect, test } from "vitest";
import { freshDatabase } from "./database.ts";
import { runLettersOnce } from "./letters-once/run-letters-once.ts";

test("a letter to many, cut off again and again, reaches nobody twice and nobody after a stop", async () => {
  const { env, drop } = await freshDatabase();
  const result = await runLettersOnce({ kills: 4, readers: 300, seed: 7, databaseUrl: env.DATABASE_URL });
  await drop();
  console.info(`figure: ${result.sent} sent, ${result.unknown} unknown after ${result.kills} kills`);
  expect(result.problems).toEqual([]);
}, 120_000);
