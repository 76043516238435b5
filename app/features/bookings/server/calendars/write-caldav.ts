import { createObject, deleteObject, updateObject } from "tsdav";
import type { WebhookOutcome } from "#platform/outbox/server/webhooks/send-webhook.ts";
import { revisionProperty } from "../../rules/write-ics.ts";
import { type DavAccount, DavError, type DavLimits, davFetch } from "./dav-fetch.ts";
import { dropCachedCalendars, findCaldavCalendars } from "./find-caldav-calendars.ts";

/** An event as it should stand; without a text it should not be there. */
export type EventWrite = {
  uid: string;
  sequence: number;
  ics: string | undefined;
  /** Overwrites changes that were made there, at the owner's wish. */
  isForced: boolean;
};

/**
 * Writes or removes one event. Its address comes from its uid, so that a repeat meets the same event; what was changed
 * there meanwhile is not overwritten (RFC 9110 13.1), and a newer event stays. Never throws.
 */
export async function writeCaldav(account: DavAccount, write: EventWrite, limits: DavLimits): Promise<WebhookOutcome> {
  const found = await findCaldavCalendars(account, limits);
  if (limits.stopped.aborted) return { kind: "stopped" };
  if (found.kind === "failed") return outcomeOf(found.reason);
  try {
    const url = new URL(`${encodeURIComponent(write.uid)}.ics`, found.urls[0]).href;
    const { status, headers } = await change(url, write, davFetch(account, limits));
    if (status === 404 || status === 409) dropCachedCalendars(account);
    if (status < 300) return { kind: "delivered", status };
    return { kind: "refused", status, retryAfter: headers.get("retry-after") ?? undefined };
  } catch (error) {
    if (limits.stopped.aborted) return { kind: "stopped" };
    return outcomeOf(error instanceof DavError ? error.message : "not read");
  }
}

const done = () => new Response(null, { status: 204 });

async function change(url: string, { ics, sequence, isForced }: EventWrite, ask: ReturnType<typeof davFetch>) {
  const before = await ask(url);
  const isThere = before.status === 200;
  if (!isThere && before.status !== 404 && before.status !== 410) return before;
  const etag = before.headers.get("etag") ?? undefined;
  if (ics === undefined) return isThere ? deleteObject({ url, etag, fetch: ask }) : done();
  const headers = { "content-type": "text/calendar; charset=utf-8" };
  if (!isThere) return createObject({ url, data: ics, headers: { ...headers, "If-None-Match": "*" }, fetch: ask });
  const text = await before.text();
  if (numberIn(text, revisionProperty) >= sequence && !isForced) return done();
  // Other programs count their own changes.
  const next = Math.max(sequence, numberIn(text, "SEQUENCE") + 1);
  return updateObject({ url, data: ics.replace(/^SEQUENCE:\d+/m, `SEQUENCE:${next}`), etag, headers, fetch: ask });
}

const numberIn = (text: string, property: string) =>
  Number(new RegExp(`^${property}:(\\d+)`, "m").exec(text)?.[1] ?? -1);

/** A reason as `summarise` writes it. */
function outcomeOf(reason: string): WebhookOutcome {
  const [, status] = /^refused \((\d{3})\)$/.exec(reason) ?? [];
  if (status) return { kind: "refused", status: Number(status), retryAfter: undefined };
  const [, code] = /^unreachable \((.*)\)$/.exec(reason) ?? [];
  if (reason === "timeout" || reason === "private address") return { kind: reason };
  return { kind: "unreachable", reason: code ?? reason };
}
