import { readFileSync } from "node:fs";

const everyMs = 1000;

const residentMb = (pid: number) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
const median = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** Watches what a process holds in memory; in the end says what it was early on, late, and at its most. */
export function watchMemory(pid: number) {
  const samples: number[] = [];
  const watching = setInterval(() => samples.push(residentMb(pid)), everyMs);
  return () => {
    clearInterval(watching);
    const part = (from: number, to: number) => median(samples.slice(samples.length * from, samples.length * to));
    return { earlyMb: part(0.2, 0.4), lateMb: part(0.8, 1), mostMb: Math.max(...samples) };
  };
}
