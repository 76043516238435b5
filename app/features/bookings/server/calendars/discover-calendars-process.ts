import { answerQuestions } from "#platform/child-process/server/bounded-process.ts";
import type { DavAccount } from "./dav-fetch.ts";
import { discoverCalendars } from "./discover-calendars.ts";

/** The site ends this process when it stops. */
const stopped = new AbortController().signal;

answerQuestions(({ account, timeMs }: { account: DavAccount; timeMs: number }) =>
  discoverCalendars(account, { untilMs: performance.now() + timeMs, stopped }),
);
