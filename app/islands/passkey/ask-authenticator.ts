import { deskPaths } from "#app/desk-paths.ts";

export type PasskeyPurpose = "sign-in" | "confirm" | "add" | "join";

export type PasskeyOutcome = { kind: "taken"; credential: string } | { kind: "unknown" | "failed" | "busy" };

const isMaking = (purpose: PasskeyPurpose) => purpose === "add" || purpose === "join";

/** Has the browser show a passkey, or make one, as the site asks for it. */
export async function askAuthenticator(purpose: PasskeyPurpose, invitation: string): Promise<PasskeyOutcome> {
  if (typeof PublicKeyCredential === "undefined" || !("parseRequestOptionsFromJSON" in PublicKeyCredential))
    return { kind: "unknown" };
  try {
    const body = new URLSearchParams({ purpose, invitation });
    const answer = await fetch(deskPaths.passkeyChallenge(), { method: "POST", body });
    if (!answer.ok) return { kind: answer.status === 403 ? "failed" : "busy" };
    const options = await answer.json();
    const credential = isMaking(purpose)
      ? await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) })
      : await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) });
    return credential ? { kind: "taken", credential: JSON.stringify(credential) } : { kind: "failed" };
  } catch {
    // The owner closed the browser's question, or it took too long.
    return { kind: "failed" };
  }
}
