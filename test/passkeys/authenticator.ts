import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

export type Faults = {
  origin?: string;
  host?: string;
  challenge?: string;
  counter?: number;
  isVerified?: boolean;
  isPresent?: boolean;
  type?: string;
  /** Signs with a key of its own. */
  isForged?: boolean;
};

type Options = { challenge: string };

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();

/** RFC 8949, as far as an attestation needs it. */
function cbor(value: unknown): Buffer {
  const head = (major: number, length: number) =>
    length < 24
      ? Buffer.from([(major << 5) | length])
      : length < 256
        ? Buffer.from([(major << 5) | 24, length])
        : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  if (typeof value === "number") return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, each]) => [cbor(key), cbor(each)])]);
}

/** A hand-made authenticator with one passkey (Web Authentication, level 3, sections 6 and 7). */
export function makeAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const forged = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;
  const id = randomBytes(16);
  let count = 0;
  const site = { origin, host: new URL(origin).hostname };

  const clientData = (type: string, { challenge }: Options, faults: Faults) =>
    Buffer.from(
      JSON.stringify({
        type: faults.type ?? type,
        challenge: faults.challenge ?? challenge,
        origin: faults.origin ?? site.origin,
        crossOrigin: false,
      }),
    );

  function authenticatorData(faults: Faults, attested = Buffer.alloc(0)) {
    const { isVerified = true, isPresent = true, host = site.host } = faults;
    const flags = (isPresent ? 1 : 0) | (isVerified ? 4 : 0) | (attested.length > 0 ? 64 : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(faults.counter ?? ++count);
    return Buffer.concat([sha256(host), Buffer.from([flags]), counter, attested]);
  }

  const envelope = (response: Record<string, string>) =>
    JSON.stringify({
      id: id.toString("base64url"),
      rawId: id.toString("base64url"),
      type: "public-key",
      clientExtensionResults: {},
      response,
    });

  return {
    id: id.toString("base64url"),
    /** The answer to creation options. */
    create(options: Options, faults: Faults = {}): string {
      const jwk = publicKey.export({ format: "jwk" });
      const bytes = (text = "") => Buffer.from(text, "base64url");
      const cose = cbor(
        new Map<number, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, bytes(jwk.x)],
          [-3, bytes(jwk.y)],
        ]),
      );
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
      const authData = authenticatorData(faults, attested);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]);
      return envelope({
        clientDataJSON: clientData("webauthn.create", options, faults).toString("base64url"),
        attestationObject: cbor(attestation).toString("base64url"),
      });
    },
    /** The answer to request options. */
    get(options: Options, faults: Faults = {}): string {
      const client = clientData("webauthn.get", options, faults);
      const data = authenticatorData(faults);
      const key: KeyObject = faults.isForged ? forged : privateKey;
      return envelope({
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: sign("sha256", Buffer.concat([data, sha256(client)]), key).toString("base64url"),
      });
    },
  };
}

export type Authenticator = ReturnType<typeof makeAuthenticator>;
