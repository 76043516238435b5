import { deskPaths } from "#app/desk-paths.ts";
import { type PasskeyProblem, readAuthenticatorError, readChallengeRefusal } from "#app/rules/owner/passkey-problem.ts";
import { readCreation, readRequest, writeCredential } from "./passkey-json.ts";

export type PasskeyPurpose = "sign-in" | "confirm" | "add" | "join";

export type PasskeyOutcome = { kind: "taken"; credential: string } | PasskeyProblem;

const maxWaitMs = 15_000;
const isMaking = (purpose: PasskeyPurpose) => purpose === "add" || purpose === "join";

/** Asks the browser to use or to make a passkey, with the server's options. */
export async function askAuthenticator(purpose: PasskeyPurpose, invitation: string): Promise<PasskeyOutcome> {
  const answer = await askDesk(new URLSearchParams({ purpose, invitation }));
  if (!answer) return { kind: "unreachable" };
  if (!answer.ok) return readChallengeRefusal(answer.status, answer.headers.get("Retry-After"));
  try {
    const options = await answer.json();
    const credential = isMaking(purpose)
      ? await navigator.credentials.create({ publicKey: readCreation(options) })
      : await navigator.credentials.get({ publicKey: readRequest(options) });
    if (!credential) return { kind: "cancelled" };
    return { kind: "taken", credential: writeCredential(credential as PublicKeyCredential) };
  } catch (error) {
    return readAuthenticatorError(error instanceof Error ? error.name : "");
  }
}

const askDesk = (body: URLSearchParams) =>
  fetch(deskPaths.passkeyChallenge(), { method: "POST", body, signal: AbortSignal.timeout(maxWaitMs) }).catch(
    () => undefined,
  );
