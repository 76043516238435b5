import { expect, test } from "vitest";
import { runReceiverOutages } from "./receiver-outages/run-receiver-outages.ts";

const submissions = process.env.PROVE ? 500 : 60;

test("an automation that is killed again and again gets every result in the end, the healthy one exactly one of each", async () => {
  const { problems, ...figures } = await runReceiverOutages({ submissions, seed: 7 });
  console.info(
    `figure: ${submissions} results on ${process.env.ENGINE}: killed ${figures.kills} times, ${figures.waitingAtReturn} waiting at its return, ${figures.deliveries} deliveries, ${figures.repeated} of them repeats under the same id`,
  );
  expect(problems.join("\n")).toBe("");
  expect(figures.kills).toBeGreaterThan(0);
}, 300_000);
