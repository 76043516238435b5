import { expect, test } from "vitest";
import { freshDatabase } from "./database.ts";
import { runSuddenDeath } from "./sudden-death/run-sudden-death.ts";

const kills = process.env.PROVE ? 200 : 5;
const seed = Number(process.env.SEED ?? 1);

test("a site that is killed again and again loses nothing it acknowledged, and delivers each result under one id", async () => {
  const { env, drop } = await freshDatabase();
  const { problems, acknowledged } = await runSuddenDeath(kills, seed, env.DATABASE_URL);
  await drop();
  console.info(`figure: killed ${kills} times on ${process.env.ENGINE}: ${acknowledged} results acknowledged`);
  expect(problems).toEqual([]);
  expect(acknowledged).toBeGreaterThan(0);
}, 3_600_000);
