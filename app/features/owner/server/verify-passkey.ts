import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Passkey } from "./queries/passkeys.ts";

/** The site as an authenticator knows it. */
export type Place = { host: string; origin: string };

/** The library takes a while to load, so the start does not wait for it. */
export const loadWebAuthn = () => import("@simplewebauthn/server");

/** Ed25519, ES256 and RS256: what authenticators have. Asking Node for newer ones warns in the log. */
export const algorithms = [-8, -7, -257];

const maxCharacters = 16 * 1024;

/** A posted passkey response, with the challenge that it claims to sign. Unverified. */
export type Credential = { id: string; challenge: string; json: unknown };

export function readCredential(text: string): Credential | undefined {
  if (text.length > maxCharacters) return undefined;
  try {
    const json = JSON.parse(text);
    const client = JSON.parse(Buffer.from(String(json.response.clientDataJSON), "base64url").toString("utf8"));
    return { id: String(json.id), challenge: String(client.challenge), json };
  } catch {
    return undefined;
  }
}

const expected = ({ challenge }: Credential, { host, origin }: Place) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: host,
  requireUserVerification: true,
});

export type Registered = { id: string; publicKey: string; counter: number; transports: string[] };

/**
 * Verifies a new passkey; undefined if it is of another site, or its user was not verified. The caller checks the
 * challenge.
 */
export async function verifyNewPasskey(credential: Credential, place: Place): Promise<Registered | undefined> {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  try {
    const response = credential.json as RegistrationResponseJSON;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      supportedAlgorithmIDs: algorithms,
      ...expected(credential, place),
    });
    if (!verified) return undefined;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { id, publicKey: Buffer.from(publicKey).toString("base64url"), counter, transports };
  } catch {
    // The library throws for everything malformed or wrong.
    return undefined;
  }
}

/** Its new counter; undefined if the signature, site or user verification is wrong, or the counter went back. */
export async function verifyPasskey(
  credential: Credential,
  { id, publicKey, counter }: Passkey,
  place: Place,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential.json as AuthenticationResponseJSON,
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")), counter },
      ...expected(credential, place),
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}
