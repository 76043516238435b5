import { type HttpOutcome, type Outgoing, sendOut } from "#server/outgoing/http.ts";
import { summarise } from "#server/outgoing/webhooks/send-webhook.ts";

/** A CalDAV account, by the address that the owner has: of a calendar, or of the whole service. */
export type DavAccount = { url: string; user: string; password: string };

/** `untilMs`, by `performance.now()`, is for all that is asked of a server: it takes several requests. */
export type DavLimits = { untilMs: number; stopped: AbortSignal };

/** A failed use of a CalDAV server. Its message is a reason that the desk has words for. */
export class DavError extends Error {}

/** Enough for an event, or a list of calendars. */
const defaultMaxBytes = 1024 * 1024;

type Asked = DavLimits & Pick<Outgoing, "method" | "headers" | "body"> & { url: string; maxBytes?: number };

/** One request to a CalDAV server. Redirects are returned, not followed. */
export function sendDav(
  account: DavAccount,
  { headers, untilMs, maxBytes = defaultMaxBytes, ...asked }: Asked,
): Promise<HttpOutcome> {
  const isTheirs = isSameHouse(new URL(asked.url), new URL(account.url));
  const secret = Buffer.from(`${account.user}:${account.password}`).toString("base64");
  return sendOut({
    ...asked,
    headers: { "user-agent": "site-calendar", ...headers, ...(isTheirs ? { authorization: `Basic ${secret}` } : {}) },
    timeoutMs: untilMs - performance.now(),
    maxBytes,
    trustedOrigins: [new URL(account.url).origin],
  });
}

/**
 * Whether a host is of the account's domain and may get the password: services answer from neighbouring hosts, such as
 * p42-caldav.icloud.com.
 */
function isSameHouse(url: URL, own: URL): boolean {
  if (own.protocol === "https:" && url.protocol !== "https:") return false;
  if (url.origin === own.origin) return true;
  const domainOf = ({ hostname }: URL) => hostname.split(".").slice(-2).join(".");
  const isName = /[a-z]$/i.test(own.hostname) && own.hostname.includes(".");
  return isName && domainOf(url) === domainOf(own) && url.port === own.port;
}

/** A `fetch` for tsdav. Throws {@link DavError} without an answer. */
export function davFetch(account: DavAccount, limits: DavLimits): typeof fetch {
  return async (input, init = {}) => {
    const url = String(input instanceof Request ? input.url : input);
    const headers = Object.fromEntries(new Headers(init.headers));
    const body = typeof init.body === "string" ? init.body : undefined;
    if (body !== undefined) headers["content-length"] = String(Buffer.byteLength(body));
    const method = (init.method ?? "GET") as NonNullable<Outgoing["method"]>;
    const outcome = await sendDav(account, { url, method, headers, body, ...limits });
    if (outcome.kind !== "response") throw new DavError(summarise(withReason(outcome)));
    if (outcome.status === 401 || outcome.status === 403) throw new DavError(`refused (${outcome.status})`);
    const hasBody = ![204, 205, 304].includes(outcome.status);
    const response = new Response(hasBody ? new Uint8Array(outcome.body) : null, {
      status: outcome.status,
      headers: Object.entries(outcome.headers).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as [string, string]],
      ),
    });
    return Object.defineProperty(response, "url", { value: outcome.url });
  };
}

const withReason = (outcome: Exclude<HttpOutcome, { kind: "response" }>) =>
  outcome.kind === "refused redirect" ? { kind: "redirect" } : outcome;
