import { expect, test } from "vitest";
import { freshDatabase } from "./database.ts";
import { runSuddenDeath } from "./sudden-death/run-sudden-death.ts";

test("a site that is killed again and again loses nothing it acknowledged, and delivers each result under one id", async () => {
  const { env, drop } = await freshDatabase();
  const { problems, acknowledged } = await runSuddenDeath({ kills: 5, seed: 1, databaseUrl: env.DATABASE_URL });
  await drop();
  expect(problems).toEqual([]);
  expect(acknowledged).toBeGreaterThan(0);
}, 120_000);
