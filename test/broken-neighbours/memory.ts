import { readFileSync } from "node:fs";
import type { SiteProcess } from "../site-process.ts";

const everyMs = 1000;
const mb = 1024 * 1024;

/** Makes a site's process report its heap. */
export const tellingHeld = { NODE_OPTIONS: `--import ${new URL("tell-held.ts", import.meta.url).href}` };

const residentMb = (pid: number) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
const heldMb = (output: string) =>
  Number(
    output
      .match(/^held \d+$/gm)
      ?.at(-1)
      ?.slice(5) ?? Number.NaN,
  ) / mb;
const median = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/**
 * Watches a process and reports its heap after collections, early and late, and its peak memory. Resident memory does
 * not show leaks: V8 grows in steps of 64 MB.
 */
export function watchMemory({ pid, output }: SiteProcess) {
  const held: number[] = [];
  const resident: number[] = [];
  const watching = setInterval(() => {
    held.push(heldMb(output()));
    resident.push(residentMb(pid));
  }, everyMs);
  return () => {
    clearInterval(watching);
    const part = (from: number, to: number) => median(held.slice(held.length * from, held.length * to));
    return { earlyMb: part(0.2, 0.4), lateMb: part(0.8, 1), maxMb: Math.max(...resident) };
  };
}
