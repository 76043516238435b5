import { expect, test } from "vitest";
import type { Db } from "#platform/engine/server/schema.ts";
import { addDelivery } from "#platform/outbox/server/queries/add-delivery.ts";
import { makeRescheduler, watchClock } from "#platform/outbox/server/reschedule-after-clock-change.ts";
import { startTestSite } from "./app.ts";

const hourMs = 3_600_000;

test("plans are brought forward once, however many processes see the clock go back, and after a failure too", async ({
  onTestFinished,
}) => {
  const { db, clock, stop } = await startTestSite();
  onTestFinished(stop);
  let nowMs = clock.nowMs;
  const plannedMs = nowMs + 10 * hourMs;
  const message = { id: "a message", destination: "leads", body: "{}", createdAt: plannedMs } as const;
  await db.transaction().execute((tx) => addDelivery(tx, message));
  const dueInHours = async () => {
    const { due_at } = await db.selectFrom("outbox").select("due_at").executeTakeFirstOrThrow();
    return (due_at - nowMs) / hourMs;
  };
  let isLost = false;
  const lossy = new Proxy(db, {
    get(whole, name) {
      if (isLost) throw new Error("the database is lost");
      const value = Reflect.get(whole, name, whole);
      return typeof value === "function" ? value.bind(whole) : value;
    },
  }) as Db;
  const instances = ["one", "another", "a third"].map((holder) =>
    makeRescheduler(
      lossy,
      watchClock(() => nowMs),
      holder,
    ),
  );
  const runAll = async () => {
    for (const run of instances) await run();
  };

  await runAll();
  expect(await dueInHours()).toBe(10);
  nowMs -= 2 * hourMs;
  isLost = true;
  for (const run of instances) await expect(run()).rejects.toThrow("lost");
  isLost = false;
  await runAll();
  expect(await dueInHours()).toBe(10);
  nowMs += 1000;
  await runAll();
  expect(await dueInHours()).toBeCloseTo(10, 2);
  nowMs -= hourMs;
  await runAll();
  expect(await dueInHours()).toBeCloseTo(10, 2);
});
