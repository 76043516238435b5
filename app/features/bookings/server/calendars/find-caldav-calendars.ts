import { askChildProcess } from "#platform/child-process/server/bounded-process.ts";
import { limitConcurrency } from "#platform/child-process/server/limit-concurrency.ts";
import type { DavAccount, DavLimits } from "./dav-fetch.ts";
import type { FoundCalendars } from "./discover-calendars.ts";

const script = new URL("discover-calendars-process.ts", import.meta.url);
const memoryMb = 256;
const maxProcesses = 2;
const maxTimeMs = 20_000;
const keptForMs = 60 * 60 * 1000;

const runLimited = limitConcurrency(maxProcesses);

/** Finding calendars takes several requests, so what was found is kept for an hour. */
const known = new Map<string, { urls: string[]; untilMs: number }>();

const keyOf = ({ url, user, password }: DavAccount) => JSON.stringify([url, user, password]);

/** The calendars of an account, found in a child process. Never throws. */
export async function findCaldavCalendars(account: DavAccount, limits: DavLimits): Promise<FoundCalendars> {
  const key = keyOf(account);
  const kept = known.get(key);
  if (kept && kept.untilMs > performance.now()) return { kind: "found", urls: kept.urls };
  const found = await runLimited(() => askProcess(account, limits));
  if (found.kind === "found") known.set(key, { urls: found.urls, untilMs: performance.now() + keptForMs });
  return found;
}

/** The next use discovers the calendars again. */
export const dropCachedCalendars = (account: DavAccount): void => void known.delete(keyOf(account));

async function askProcess(account: DavAccount, { untilMs, stopped }: DavLimits): Promise<FoundCalendars> {
  const timeMs = Math.min(maxTimeMs, Math.max(1, untilMs - performance.now()));
  const reply = await askChildProcess<FoundCalendars>(script, { account, timeMs }, { memoryMb, timeMs, stopped });
  if (reply.kind === "answer") return reply.answer;
  return { kind: "failed", reason: reply.kind === "out of time" ? "timeout" : "too large" };
}
