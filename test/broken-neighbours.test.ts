import { expect, test } from "vitest";
import { runBrokenNeighbours } from "./broken-neighbours/run-broken-neighbours.ts";

const isProof = process.env.PROVE === "1";
const minute = 60_000;
const seed = Number(process.env.SEED ?? 7);
const times = isProof
  ? { wellMs: minute / 2, illMs: Number(process.env.MINUTES ?? 10) * minute, changeMs: 10_000, visitMs: 150 }
  : { wellMs: 2000, illMs: 8000, changeMs: 4000, visitMs: 50 };
const maxMb = 512;
/** A hanging call times out after half a minute; then the queue moves on. */
const backWithinMs = minute;

const p99 = (durationMs: number[]) =>
  durationMs.toSorted((one, other) => one - other)[Math.floor(durationMs.length * 0.99)] ?? 0;

test(
  "while receivers, mail server and feed are all broken visitors notice nothing; afterwards all is delivered",
  async () => {
    const found = await runBrokenNeighbours({ ...times, seed, awaitsReturn: isProof });
    const { before, during, visits, losses, mailMs = 0, feedMs = 0 } = found;
    const [wellMs, illMs] = [p99(before.durationMs), p99(during.durationMs)];
    const taken = new Set(found.arrivals.map(({ id }) => id)).size;
    for (const figure of [
      `all broken for ${times.illMs / 1000} s, seed ${seed}: ${during.durationMs.length} requests, ${during.failures.length} failed, ${during.comebacks} asked to come back, p99 ${illMs.toFixed(0)} ms (before ${wellMs.toFixed(0)} ms)`,
      `${found.maxMb.toFixed(0)} MB occupied at most`,
      `${visits.quizzes.length} quizzes and ${visits.leads.length} forms accepted, ${taken} messages to receivers in ${found.arrivals.length} attempts, ${losses.length === 0 ? "none lost" : losses[0]}`,
      ...(isProof
        ? [
            `once all are well mail is through again after ${(mailMs / 1000).toFixed(1)} s, the feed after ${(feedMs / 1000).toFixed(1)} s`,
          ]
        : []),
    ])
      console.info(`figure: ${figure}`);
    expect([...before.failures, ...during.failures].slice(0, 5)).toEqual([]);
    expect(Math.max(mailMs, feedMs)).toBeLessThan(backWithinMs);
    expect(losses.join("\n")).toBe("");
    expect(found.maxMb).toBeLessThan(maxMb);
    // Times are promises for a quiet machine and a long run.
    if (isProof) expect(during.comebacks).toBeLessThan(during.durationMs.length / 100);
    if (isProof) expect(illMs).toBeLessThan(Math.max(500, wellMs * 4));
  },
  times.wellMs + times.illMs + 5 * minute,
);
