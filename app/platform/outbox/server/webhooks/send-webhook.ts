import { sendOut } from "#platform/outgoing/server/http.ts";
import { signatureOf } from "./sign.ts";

export type Webhook = {
  url: string;
  id: string;
  body: string;
  attempt: number;
  nowMs: number;
  secrets: readonly Buffer[];
  stopped: AbortSignal;
  timeoutMs?: number;
};

export type WebhookOutcome =
  | { kind: "delivered"; status: number }
  | { kind: "gone" }
  | { kind: "redirected"; status: number }
  | { kind: "refused"; status: number; retryAfter: string | undefined }
  | { kind: "timeout" }
  | { kind: "stopped" }
  | { kind: "private address" }
  | { kind: "unreachable"; reason: string };

const defaultTimeoutMs = 20_000;
/** Of the response, which is not used. */
const maxBytes = 4096;

/** One attempt to deliver by Standard Webhooks: only a 2xx is success; redirects are not followed. */
export async function sendWebhook({
  url,
  id,
  body,
  attempt,
  nowMs,
  secrets,
  stopped,
  timeoutMs = defaultTimeoutMs,
}: Webhook): Promise<WebhookOutcome> {
  const timestamp = Math.floor(nowMs / 1000);
  const signed: Record<string, string> =
    secrets.length > 0 ? { "webhook-signature": signatureOf(secrets, id, timestamp, body) } : {};
  const outcome = await sendOut({
    url,
    method: "POST",
    headers: {
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(body)),
      "user-agent": "site-webhooks",
      "retry-attempt": String(attempt),
      "webhook-id": id,
      "webhook-timestamp": String(timestamp),
      ...signed,
    },
    body,
    timeoutMs,
    maxBytes,
    statusAlone: true,
    stopped,
    trustedOrigins: [new URL(url).origin],
  });
  if (outcome.kind === "response") return judge(outcome.status, outcome.headers["retry-after"]);
  if (outcome.kind === "unreachable") return outcome;
  if (outcome.kind === "too large" || outcome.kind === "refused redirect")
    return { kind: "unreachable", reason: outcome.kind };
  return outcome;
}

function judge(status: number, retryAfter: string | undefined): WebhookOutcome {
  if (status >= 200 && status < 300) return { kind: "delivered", status };
  if (status === 410) return { kind: "gone" };
  if (status >= 300 && status < 400) return { kind: "redirected", status };
  return { kind: "refused", status, retryAfter };
}

/** In a few words, for the owner. */
export function summarise(outcome: { kind: string; reason?: string; status?: number }): string {
  if (outcome.reason) return `${outcome.kind} (${outcome.reason})`;
  return outcome.status ? `${outcome.kind} (${outcome.status})` : outcome.kind;
}
