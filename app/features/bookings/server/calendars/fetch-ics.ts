import { summarise } from "#platform/outbox/server/webhooks/send-webhook.ts";
import { sendOut } from "#platform/outgoing/server/http.ts";

/** Many times what ten years of appointments need. */
export const maxCalendarBytes = 16 * 1024 * 1024;

export type FetchedCalendar =
  | { kind: "calendar"; texts: Buffer[] }
  | { kind: "failed"; reason: string }
  | { kind: "stopped" };

type Asked = { url: string; untilMs: number; stopped: AbortSignal };

/** Reads an iCalendar address. Redirects may lead to any public address, but not away from encryption. Never throws. */
export async function fetchIcs({ url, untilMs, stopped }: Asked): Promise<FetchedCalendar> {
  const { origin, protocol } = new URL(url);
  const outcome = await sendOut({
    url,
    headers: { accept: "text/calendar, */*;q=0.5", "cache-control": "no-cache", "user-agent": "site-calendar-reader" },
    timeoutMs: untilMs - performance.now(),
    maxBytes: maxCalendarBytes,
    stopped,
    trustedOrigins: [origin],
    mayRedirectTo: (to) => to.protocol === "https:" || to.protocol === protocol,
  });
  if (outcome.kind === "stopped") return outcome;
  if (outcome.kind === "refused redirect") return { kind: "failed", reason: "redirect" };
  if (outcome.kind !== "response") return { kind: "failed", reason: summarise(outcome) };
  if (outcome.status !== 200) return { kind: "failed", reason: `refused (${outcome.status})` };
  return { kind: "calendar", texts: [outcome.body] };
}
