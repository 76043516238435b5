import { summarise } from "#platform/outbox/server/webhooks/send-webhook.ts";
import { type DavAccount, type DavLimits, sendDav } from "./dav-fetch.ts";
import { type FetchedCalendar, maxCalendarBytes } from "./fetch-ics.ts";
import { dropCachedCalendars, findCaldavCalendars } from "./find-caldav-calendars.ts";

const utc = (ms: number) => `${new Date(ms).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

/** RFC 4791 7.8: the events that overlap a span of time. */
const queryOf = (fromMs: number, toMs: number) =>
  `<?xml version="1.0" encoding="utf-8"?><c:calendar-query xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:prop><c:calendar-data/></d:prop><c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT"><c:time-range start="${utc(fromMs)}" end="${utc(toMs)}"/></c:comp-filter></c:comp-filter></c:filter></c:calendar-query>`;

/** All calendars of an account, each as the XML that it answers with. Never throws. */
export async function fetchCaldav(
  account: DavAccount,
  { fromMs, toMs, ...limits }: DavLimits & { fromMs: number; toMs: number },
): Promise<FetchedCalendar> {
  const found = await findCaldavCalendars(account, limits);
  if (limits.stopped.aborted) return { kind: "stopped" };
  if (found.kind === "failed") return found;
  const body = queryOf(fromMs, toMs);
  const headers = {
    "content-type": "application/xml; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    depth: "1",
  };
  const texts: Buffer[] = [];
  let maxBytes = maxCalendarBytes;
  for (const url of found.urls) {
    const outcome = await sendDav(account, { url, method: "REPORT", headers, body, maxBytes, ...limits });
    if (outcome.kind === "stopped") return outcome;
    if (outcome.kind === "response" && outcome.status === 207) {
      texts.push(outcome.body);
      maxBytes -= outcome.body.length;
    } else {
      dropCachedCalendars(account);
      return {
        kind: "failed",
        reason: summarise(outcome.kind === "response" ? { ...outcome, kind: "refused" } : outcome),
      };
    }
  }
  return { kind: "calendar", texts };
}
