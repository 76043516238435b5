import { fork } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { getPriority } from "node:os";
import { expect, test, vi } from "vitest";
import { soon } from "../../../../test/eventually.ts";
import { askChildProcess, type ProcessLimits, piecesOf } from "./bounded-process.ts";

const script = new URL("../../../../test/fixtures/echo-process.ts", import.meta.url);
const usual: ProcessLimits = { memoryMb: 64, timeMs: 20_000 };
const reusable: ProcessLimits = { ...usual, idleMs: 20_000 };

async function pidOf(limits: ProcessLimits, question: object = {}) {
  const reply = await askChildProcess<{ pid: number }>(script, question, limits);
  return reply.kind === "answer" ? reply.answer.pid : reply.kind;
}

function isThere(pid: number | string): boolean {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
}
const untilGone = (pid: number | string) => soon(() => isThere(pid)).is((there) => !there);

test("a process ends with its answer, or waits for the next question where it may", async () => {
  const once = await pidOf(usual);
  await untilGone(once);
  const first = await pidOf(reusable);
  expect(await pidOf(reusable)).toBe(first);
  expect(await pidOf(usual)).not.toBe(first);
  expect(await pidOf({ ...reusable, memoryMb: 65 })).not.toBe(first);
});

test("two questions at once have two processes, and one that is out of time answers no other", async () => {
  const both = await Promise.all([pidOf(reusable, { waitMs: 50 }), pidOf(reusable, { waitMs: 50 })]);
  expect(new Set(both).size).toBe(2);
  const slow = await pidOf({ ...reusable, timeMs: 30 }, { waitMs: 20_000 });
  expect(slow).toBe("out of time");
  for (const pid of [await pidOf(reusable), await pidOf(reusable)]) expect(isThere(pid)).toBe(true);
});

test("a waiting process ends after its idle time, and when the site stops", async () => {
  await untilGone(await pidOf({ ...reusable, memoryMb: 66, idleMs: 20 }));
  const stopping = new AbortController();
  const pid = await pidOf({ ...reusable, memoryMb: 67, stopped: stopping.signal });
  expect(isThere(pid)).toBe(true);
  stopping.abort();
  await untilGone(pid);
  expect(await pidOf({ ...reusable, stopped: stopping.signal })).toBe("stopped");
});

test("a question that comes just as a waiting process is ended has another one", async () => {
  const limits = { ...reusable, memoryMb: 69 };
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const first = await pidOf(limits);
    vi.advanceTimersByTime(limits.idleMs ?? 0);
    const second = await pidOf(limits);
    expect([second, second === first]).toEqual([expect.any(Number), false]);
  } finally {
    vi.useRealTimers();
  }
});

test("one that grows beyond its resident memory is ended, however little of it is JavaScript's", async () => {
  const limits = { ...usual, residentMb: 200 };
  expect(await pidOf(limits, { megabytes: 20 })).toEqual(expect.any(Number));
  expect(await pidOf(limits, { megabytes: 300, waitMs: 20_000 })).toBe("too large");
});

test.runIf(process.platform === "linux")("one that lets visitors go first does so with all its threads", async () => {
  const pid = await pidOf({ ...reusable, isPatient: true });
  const threads = readdirSync(`/proc/${pid}/task`);
  expect(threads.length).toBeGreaterThan(4);
  expect(threads.map((id) => getPriority(Number(id)))).toEqual(threads.map(() => 5));
});

test("a process does not outlive a site that was killed", async () => {
  const asking = fork(new URL("../../../../test/fixtures/ask-and-wait.ts", import.meta.url));
  const [pid] = await once(asking, "message");
  expect(isThere(pid)).toBe(true);
  asking.kill("SIGKILL");
  await untilGone(pid);
});

test("a long question is sent in pieces, so that none holds up the site", () => {
  const bytes = Buffer.alloc(1_000_000, "abc");
  const pieces = piecesOf(bytes);
  expect(Buffer.concat(pieces).equals(bytes)).toBe(true);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(64 * 1024);
});

test("a long answer comes in parts, and the next question has none of them", async () => {
  const limits = { ...reusable, memoryMb: 68 };
  const partsOf = async (parts: string[]) => {
    const reply = await askChildProcess(script, { parts }, limits);
    return reply.kind === "answer" ? reply.parts : reply.kind;
  };
  expect([await partsOf(["one", "two"]), await partsOf([]), await partsOf(["three"])]).toEqual([
    ["one", "two"],
    [],
    ["three"],
  ]);
});
