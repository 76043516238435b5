import { expect, test } from "vitest";
import { GroupCommit } from "./group-commit.ts";

const record = (fail: (sql: string) => boolean = () => false) => {
  const log: string[] = [];
  const groups = new GroupCommit((sql) => {
    log.push(sql);
    if (fail(sql)) throw new Error(`cannot ${sql}`);
  });
  return { log, groups };
};

const write = async (groups: GroupCommit, how: "keep" | "undo" = "keep") => {
  await groups.enter();
  await Promise.resolve();
  await groups.leave(how);
};

test("a write alone is a transaction of its own", async () => {
  const { log, groups } = record();
  await write(groups);
  expect(log).toEqual(["BEGIN IMMEDIATE", "SAVEPOINT member", "RELEASE member", "COMMIT"]);
});

test("writes that wait at the same time are committed once", async () => {
  const { log, groups } = record();
  await Promise.all([write(groups), write(groups), write(groups)]);
  expect(log.filter((sql) => sql === "COMMIT")).toHaveLength(1);
  expect(log.filter((sql) => sql === "RELEASE member")).toHaveLength(3);
});

test("a write that is rolled back does not affect others", async () => {
  const { log, groups } = record();
  await Promise.all([write(groups), write(groups, "undo"), write(groups)]);
  expect(log.filter((sql) => sql.startsWith("ROLLBACK TO"))).toHaveLength(1);
  expect(log.at(-1)).toBe("COMMIT");
});

test("if the commit fails no write is acknowledged, and the next write begins anew", async () => {
  let isFull = true;
  const { log, groups } = record((sql) => sql === "COMMIT" && isFull);
  const results = await Promise.allSettled([write(groups), write(groups)]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  isFull = false;
  await write(groups);
  expect(log.slice(-5)).toEqual(["ROLLBACK", "BEGIN IMMEDIATE", "SAVEPOINT member", "RELEASE member", "COMMIT"]);
});
