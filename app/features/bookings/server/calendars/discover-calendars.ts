import { createAccount, propfind } from "tsdav";
import { type DavAccount, DavError, type DavLimits, davFetch } from "./dav-fetch.ts";

/** The calendars of an account; sessions are written to the first. */
export type FoundCalendars = { kind: "found"; urls: string[] } | { kind: "failed"; reason: string };

const props = { "d:resourcetype": {}, "c:supported-calendar-component-set": {} };
const maxCalendars = 20;

/**
 * Finds the calendars of an account: the address itself if it is a calendar's, else by discovery (RFC 6764). Never
 * throws. Belongs in a child process, because tsdav takes quadratic time for some answers.
 */
export async function discoverCalendars(account: DavAccount, limits: DavLimits): Promise<FoundCalendars> {
  try {
    return await find(account, davFetch(account, limits));
  } catch (error) {
    return { kind: "failed", reason: error instanceof DavError ? error.message : "no calendars" };
  }
}

async function find(account: DavAccount, fetch: ReturnType<typeof davFetch>): Promise<FoundCalendars> {
  const answers = await propfind({ url: account.url, props, depth: "0", fetch });
  const own = calendarsIn(answers, account.url);
  const urls = own.length > 0 ? own : await discover(account, fetch);
  return urls.length > 0 ? { kind: "found", urls } : { kind: "failed", reason: whyNone(answers[0]?.status) };
}

async function discover(account: DavAccount, fetch: ReturnType<typeof davFetch>): Promise<string[]> {
  try {
    const found = await createAccount({ account: { serverUrl: account.url, accountType: "caldav" }, fetch });
    const home = found.homeUrl ?? account.url;
    return calendarsIn(await propfind({ url: home, props, depth: "1", fetch }), home);
  } catch (error) {
    if (error instanceof DavError) throw error;
    return [];
  }
}

/** The reason, by the response of the address itself, because that is what the owner entered. */
function whyNone(status = 0): string {
  if (status === 207) return "no calendars";
  if (status >= 400) return `refused (${status})`;
  return status >= 300 ? "redirect" : "not a calendar";
}

type Answer = Awaited<ReturnType<typeof propfind>>[number];

/** Addresses of the calendars that hold events. */
const calendarsIn = (answers: readonly Answer[], base: string): string[] =>
  answers
    .filter(({ ok, props }) => ok !== false && "calendar" in Object(props?.resourcetype) && holdsEvents(props))
    .slice(0, maxCalendars)
    .map(({ href }) => new URL(href ?? "", base).href);

function holdsEvents(props: Answer["props"]): boolean {
  const set = JSON.stringify(props?.supportedCalendarComponentSet ?? "");
  return !set.includes('"name"') || set.includes('"VEVENT"');
}
