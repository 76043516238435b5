/**
 * Options and answers as JSON, as Web Authentication 5.1.8 to 5.1.10 writes them. Browsers of before 2025 have passkeys
 * but not these conversions.
 */
const fromBase64url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));

const toBase64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

type WithTextId<Entity extends { id: BufferSource }> = Omit<Entity, "id"> & { id: string };
type RequestJson = Omit<PublicKeyCredentialRequestOptions, "challenge" | "allowCredentials"> & { challenge: string };
type CreationJson = Omit<PublicKeyCredentialCreationOptions, "challenge" | "user" | "excludeCredentials"> & {
  challenge: string;
  user: WithTextId<PublicKeyCredentialUserEntity>;
  excludeCredentials?: WithTextId<PublicKeyCredentialDescriptor>[];
};

/** A sign-in names no passkeys: the browser offers all of this site. */
export const readRequest = (json: RequestJson): PublicKeyCredentialRequestOptions => ({
  ...json,
  challenge: fromBase64url(json.challenge),
});

export const readCreation = ({ user, excludeCredentials = [], ...json }: CreationJson) =>
  ({
    ...json,
    challenge: fromBase64url(json.challenge),
    user: { ...user, id: fromBase64url(user.id) },
    excludeCredentials: excludeCredentials.map((each) => ({ ...each, id: fromBase64url(each.id) })),
  }) satisfies PublicKeyCredentialCreationOptions;

const binary = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"] as const;

type AnyResponse = Partial<Record<(typeof binary)[number], ArrayBuffer | null>> & { getTransports?: () => string[] };

/** For the server, as text. */
export function writeCredential({ id, type, response }: PublicKeyCredential): string {
  const given = response as unknown as AnyResponse;
  const fields = binary.flatMap((name) => (given[name] ? [[name, toBase64url(given[name])] as const] : []));
  const transports = given.getTransports && { transports: given.getTransports() };
  const json = { ...Object.fromEntries(fields), ...transports };
  return JSON.stringify({ id, rawId: id, type, clientExtensionResults: {}, response: json });
}
