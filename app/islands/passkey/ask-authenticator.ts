import { deskPaths } from "#app/desk-paths.ts";
import { readCreation, readRequest, writeCredential } from "./passkey-json.ts";

export type PasskeyPurpose = "sign-in" | "confirm" | "add" | "join";

export type PasskeyOutcome = { kind: "taken"; credential: string } | { kind: "unknown" | "failed" | "busy" };

const isMaking = (purpose: PasskeyPurpose) => purpose === "add" || purpose === "join";

/** Asks the browser to use or to make a passkey, with the server's options. */
export async function askAuthenticator(purpose: PasskeyPurpose, invitation: string): Promise<PasskeyOutcome> {
  if (typeof PublicKeyCredential === "undefined" || !navigator.credentials) return { kind: "unknown" };
  try {
    const body = new URLSearchParams({ purpose, invitation });
    const answer = await fetch(deskPaths.passkeyChallenge(), { method: "POST", body });
    if (!answer.ok) return { kind: answer.status === 403 ? "failed" : "busy" };
    const options = await answer.json();
    const credential = isMaking(purpose)
      ? await navigator.credentials.create({ publicKey: readCreation(options) })
      : await navigator.credentials.get({ publicKey: readRequest(options) });
    if (!credential) return { kind: "failed" };
    return { kind: "taken", credential: writeCredential(credential as PublicKeyCredential) };
  } catch {
    // The owner closed the browser's question, or it took too long.
    return { kind: "failed" };
  }
}
