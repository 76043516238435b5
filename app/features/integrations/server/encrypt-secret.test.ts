import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { checkValueOf, decryptSecret, encryptSecret } from "./encrypt-secret.ts";

const key = Buffer.alloc(32, 7);
const nonce = Buffer.alloc(12, 1);
const secret = "pass wörd, 100 %";
const stored = encryptSecret(key, "mail", secret, nonce);

test("a secret comes back under its key and for its purpose alone", () => {
  expect(decryptSecret(key, "mail", stored)).toBe(secret);
  expect(decryptSecret(randomBytes(32), "mail", stored)).toBeUndefined();
  expect(decryptSecret(key, "leads", stored)).toBeUndefined();
  expect(stored).not.toContain("pass");
});

test("two nonces give two texts", () => {
  expect(encryptSecret(key, "mail", secret, Buffer.alloc(12, 2))).not.toBe(stored);
});

test.each(["", "v1.", "v2.AAAA", "v1.%%%", secret])("%j is no stored secret", (text) => {
  expect(decryptSecret(key, "mail", text)).toBeUndefined();
});

test("one changed bit anywhere is found", () => {
  const bytes = Buffer.from(stored.slice(3), "base64url");
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] as number) ^ 1;
    expect(decryptSecret(key, "mail", `v1.${changed.toString("base64url")}`)).toBeUndefined();
  }
});

test("the check value tells keys apart and holds no key", () => {
  expect(checkValueOf(key)).toBe(checkValueOf(Buffer.from(key)));
  expect(checkValueOf(key)).not.toBe(checkValueOf(randomBytes(32)));
  expect(checkValueOf(key)).not.toContain(key.toString("base64url"));
});
