/** Why a passkey was not used or made; `later` has its seconds. */
export type PasskeyProblem = { kind: PlainProblem } | { kind: "later"; seconds: number };

type PlainProblem =
  | "unknown"
  | "noName"
  | "insecure"
  | "cancelled"
  | "already"
  | "notAllowed"
  | "full"
  | "unreachable"
  | "failed";

/** If the refusal does not say how long. */
const defaultWaitSeconds = 60;

type Page = { host: string; isSecure: boolean; hasPasskeys: boolean };

/** The reason why a page cannot use passkeys, so that its button is not shown. Browsers write IPv4 addresses in one way. */
export function findPasskeyObstacle({ host, isSecure, hasPasskeys }: Page): PasskeyProblem | undefined {
  if (host.startsWith("[") || /^\d+(?:\.\d+){3}$/.test(host)) return { kind: "noName" };
  if (!isSecure) return { kind: "insecure" };
  return hasPasskeys ? undefined : { kind: "unknown" };
}

/** Why the desk gave no challenge. */
export function readChallengeRefusal(status: number, retryAfter: string | null): PasskeyProblem {
  if (status === 401 || status === 403) return { kind: "notAllowed" };
  if (status === 429) return { kind: "later", seconds: Number(retryAfter) || defaultWaitSeconds };
  return { kind: status === 503 ? "full" : "failed" };
}

/** Errors of Web Authentication. `NotAllowedError` says as little about a closed question as about a missing passkey. */
const kindOfError: Partial<Record<string, PlainProblem>> = {
  NotAllowedError: "cancelled",
  AbortError: "cancelled",
  InvalidStateError: "already",
  NotSupportedError: "unknown",
  ConstraintError: "unknown",
  SecurityError: "insecure",
};

export const readAuthenticatorError = (name: string): PasskeyProblem => ({ kind: kindOfError[name] ?? "failed" });
