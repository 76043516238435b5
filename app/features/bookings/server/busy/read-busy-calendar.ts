import { createHash } from "node:crypto";
import { setImmediate as letOthersRun } from "node:timers/promises";
import type { Facts } from "#facts/facts.ts";
import { piecesOf } from "#platform/child-process/server/bounded-process.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { Logger } from "#platform/process/server/log.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import type { Span } from "../../rules/expand-event.ts";
import type { BusyQuestion } from "../../rules/read-busy-times.ts";
import type { DavLimits } from "../calendars/dav-fetch.ts";
import { fetchCaldav } from "../calendars/fetch-caldav.ts";
import { type FetchedCalendar, fetchIcs } from "../calendars/fetch-ics.ts";
import { beginBusyRead, confirmBusyTimes, noteBusyFailure, replaceBusyTimes } from "../queries/busy-calendars.ts";
import type { ConnectedCalendar } from "./connected-calendars.ts";
import { defaultLimits, readBusyInChildProcess } from "./read-in-child-process.ts";

export type BusyDeps = {
  db: Db;
  settings: Settings;
  facts: () => Facts;
  clock: () => number;
  log: Logger;
  stopped: AbortSignal;
};

const dayMs = 24 * 60 * 60 * 1000;
/** Raise it when the reading of calendars changes, so that all are read anew. */
const readingVersion = 3;
/** For all requests: a read must end before its lease does. */
const timeoutMs = 60_000;
/** Longer than the longest session and its pauses. */
const daysBack = 2;
/** The furthest day that can be booked, and some. */
const daysAhead = 370;

/**
 * The question to a calendar. It stays the same for a whole day, so that an unchanged calendar is expanded once a day.
 */
function busyQuestion({ facts, settings, clock }: Pick<BusyDeps, "facts" | "settings" | "clock">): BusyQuestion {
  const today = Math.floor(clock() / dayMs);
  return {
    fromMs: (today - daysBack) * dayMs,
    toMs: (today + daysAhead) * dayMs,
    timeZone: facts().booking.timeZone,
    ownHost: new URL(settings.siteUrl).hostname,
    owners: [settings.ownerEmail?.address, settings.caldavUser, facts().contact.email].map((each = "") =>
      each.toLowerCase(),
    ),
  };
}

const fetchSource = (source: ConnectedCalendar["source"], span: Span, limits: DavLimits): Promise<FetchedCalendar> =>
  source.kind === "ics"
    ? fetchIcs({ url: source.url, ...limits })
    : fetchCaldav(source.account, { fromMs: span.fromMs, toMs: span.toMs, ...limits });

/** Reads one calendar and stores the times that it takes. A bad answer is noted and changes no time. */
export async function readBusyCalendar({ id, name, source }: ConnectedCalendar, deps: BusyDeps): Promise<void> {
  const { db, clock, log, stopped } = deps;
  const nowMs = clock();
  const begun = await beginBusyRead(db, id, nowMs);
  const fail = async (outcome: string) => {
    log.warn({ calendar: name, outcome }, "calendar not read");
    await noteBusyFailure(db, id, { begun, outcome });
  };
  const question = { ...busyQuestion(deps), isXml: source.kind === "caldav" };
  const fetched = await fetchSource(source, question, { untilMs: performance.now() + timeoutMs, stopped });
  if (fetched.kind === "stopped") return;
  if (fetched.kind === "failed") return fail(fetched.reason);
  const read = { begun, fingerprint: await fingerprintOf(fetched.texts, question), nowMs };
  if (await confirmBusyTimes(db, id, read)) return;
  const reading = await readBusyInChildProcess(fetched.texts, question, { ...defaultLimits, stopped });
  if (reading.kind === "stopped") return;
  if (reading.kind !== "calendar") return fail(reading.kind);
  await db.transaction().execute((tx) => replaceBusyTimes(tx, id, read, reading));
  const { busy, unread, unknownZones } = reading;
  log.info({ calendar: name, busy: busy.length, unread, unknownZones }, "calendar read");
}

/** Reads a calendar and stores nothing: the number of its times ahead, or why it could not be read. */
export async function lookAtCalendar(
  { source }: ConnectedCalendar,
  deps: Pick<BusyDeps, "facts" | "settings" | "clock">,
  { timeMs, ...limits }: DavLimits & { timeMs: number },
) {
  const question = { ...busyQuestion(deps), isXml: source.kind === "caldav" };
  const fetched = await fetchSource(source, question, limits);
  if (fetched.kind !== "calendar")
    return { kind: fetched.kind, outcome: fetched.kind === "failed" ? fetched.reason : fetched.kind, count: 0 };
  const reading = await readBusyInChildProcess(fetched.texts, question, {
    ...defaultLimits,
    timeMs,
    stopped: limits.stopped,
  });
  const count = reading.kind === "calendar" ? reading.busy.length : 0;
  return { kind: reading.kind, outcome: reading.kind as string, count };
}

async function fingerprintOf(texts: readonly Buffer[], question: BusyQuestion): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify([readingVersion, question]));
  for (const text of texts) {
    for (const piece of piecesOf(text)) {
      await letOthersRun();
      hash.update(piece);
    }
    hash.update("\n");
  }
  return hash.digest("base64url");
}
