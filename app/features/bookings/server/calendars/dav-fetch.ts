import { summarise } from "#platform/outbox/server/webhooks/send-webhook.ts";
import { type HttpOutcome, type Outgoing, sendOut } from "#platform/outgoing/server/http.ts";

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
  const isTheirs = mayGetPassword(new URL(asked.url), new URL(account.url));
  const secret = Buffer.from(`${account.user}:${account.password}`).toString("base64");
  return sendOut({
    ...asked,
    headers: { "user-agent": "site-calendar", ...headers, ...(isTheirs ? { authorization: `Basic ${secret}` } : {}) },
    timeoutMs: untilMs - performance.now(),
    maxBytes,
    trustedOrigins: [new URL(account.url).origin],
  });
}

/** Services that answer from hosts of their own beside the one that owners enter. */
const providers = [
  { domain: "icloud.com", hosts: /^(?:p\d{1,4}-)?caldav\.icloud\.com$/ },
  { domain: "icloud.com.cn", hosts: /^(?:p\d{1,4}-)?caldav\.icloud\.com\.cn$/ },
  { domain: "fastmail.com", hosts: /^caldav\.fastmail\.com$/ },
];

/** Whether an address may get the account's password: only the host that was entered, or one of the same service. */
export function mayGetPassword(url: URL, own: URL): boolean {
  if (own.protocol === "https:" && url.protocol !== "https:") return false;
  if (url.port !== own.port) return false;
  if (url.hostname === own.hostname) return true;
  const isOf = (domain: string) => own.hostname === domain || own.hostname.endsWith(`.${domain}`);
  return url.protocol === "https:" && providers.some(({ domain, hosts }) => isOf(domain) && hosts.test(url.hostname));
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
