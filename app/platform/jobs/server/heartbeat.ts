import { sendOut } from "#platform/outgoing/server/http.ts";
import type { Settings } from "#platform/settings/server/settings.ts";

const limits = { timeoutMs: 10_000, maxBytes: 4096, statusAlone: true };

/** Asks the address that expects to be asked: whoever watches it hears of its silence. A copy keeps silent. */
export function heartbeatOf({ heartbeatUrl, sendsNothing }: Settings, stopped: AbortSignal) {
  if (!heartbeatUrl || sendsNothing) return undefined;
  const trustedOrigins = [new URL(heartbeatUrl).origin];
  return () => sendOut({ url: heartbeatUrl, ...limits, trustedOrigins, stopped });
}
