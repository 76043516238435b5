import { expect, test } from "vitest";
import { startTestSite } from "#test/app.ts";
import { forFile } from "#test/stop-after.ts";
import { withDatabase } from "#test/with-database.ts";
import { makeModelBudget } from "./server/model-budget.ts";

const site = forFile(await startTestSite());

test("a tenth of the month may be used up in a day, reserved before it is, and a twentieth of that by a network", async () => {
  await withDatabase(site, async (db) => {
    const budgetOf = (perMonth: number, day: number) =>
      makeModelBudget({
        db,
        clock: () => site.clock.nowMs + day * 24 * 60 * 60 * 1000,
        maxTokensPerMonth: () => perMonth,
      });
    const tryOut = async (
      budget: ReturnType<typeof budgetOf>,
      uses: [tokens: number, used: number, hash?: string][],
    ) => {
      const kinds: string[] = [];
      for (const [tokens, used, hash] of uses) {
        const reserved = await budget.reserve(tokens, hash === undefined ? undefined : { hash, wideHash: "" });
        kinds.push(reserved.kind);
        if (reserved.kind === "taken") await reserved.settle(used);
      }
      return kinds;
    };
    const many = <Use>(count: number, use: Use) => Array.from({ length: count }, () => use);
    expect(
      await tryOut(budgetOf(10_000, 40), [
        [300, 300],
        [300, 300],
        [300, 300],
        [300, 0],
        [100, 100],
      ]),
    ).toEqual([...["taken", "taken", "taken", "budget used up", "taken"]]);
    // A small budget answers a few questions, and not all of them on the first day.
    const small = await tryOut(budgetOf(20_000, 80), many(12, [2800, 1700] as [number, number]));
    expect(small.filter((kind) => kind === "taken")).toHaveLength(4);
    // A network's twentieth of 200,000 tokens, and three questions of what would be more.
    const own = [3000, 1500, "one"] as [number, number, string];
    const ofNetwork = await tryOut(budgetOf(2_000_000, 120), [...many(8, own), [3000, 1500, "other"]]);
    expect(ofNetwork).toEqual([...many(5, "taken"), ...many(3, "network limit"), "taken"]);
    const few = await tryOut(budgetOf(200_000, 160), many(4, [3000, 3000, "one"] as [number, number, string]));
    expect(few).toEqual([...many(3, "taken"), "network limit"]);
  });
});
