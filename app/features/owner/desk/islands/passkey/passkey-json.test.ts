import { expect, test } from "vitest";
import { readCreation, readRequest, writeCredential } from "./passkey-json.ts";

const bytes = (...values: number[]) => Uint8Array.from(values);
/** Every value of six bits, so that both signs of base64url are in it. */
const text = "-_8AAQIDBPv-";
const decoded = Uint8Array.from(Buffer.from(text, "base64url"));

test("options get their bytes back, and everything else stays", () => {
  expect(readRequest({ challenge: text, rpId: "house.example" } as never)).toEqual({
    challenge: decoded,
    rpId: "house.example",
  });
  const made = { challenge: text, user: { id: text, name: "Owner" }, attestation: "none" };
  const excludeCredentials = [{ id: text, type: "public-key" as const }];
  expect(readCreation({ ...made, excludeCredentials } as never)).toEqual({
    ...{ challenge: decoded, user: { id: decoded, name: "Owner" }, attestation: "none" },
    excludeCredentials: [{ id: decoded, type: "public-key" }],
  });
});

test("an answer is written as the server reads it, without what is not there", () => {
  const response = { clientDataJSON: decoded.buffer, signature: bytes(255, 254).buffer, userHandle: null };
  const credential = { id: text, type: "public-key", response } as unknown as PublicKeyCredential;
  expect(JSON.parse(writeCredential(credential))).toEqual({
    ...{ id: text, rawId: text, type: "public-key", clientExtensionResults: {} },
    response: { clientDataJSON: text, signature: "__4" },
  });
});
