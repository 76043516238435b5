import { isDkimSelector, readDkimKey } from "#platform/mail/server/dkim-key.ts";
import { readSecret } from "#platform/outbox/server/webhooks/sign.ts";
import { isLongEnough } from "../is-hard-to-guess.ts";
import { type Reader, SettingError } from "./setting-error.ts";

/** Makes a reader from a function that returns undefined for invalid texts. */
const readBy =
  <Value>(readText: (text: string) => Value | undefined, problem: string, remedy: string): Reader<Value> =>
  (text, name) => {
    const value = readText(text);
    if (value !== undefined) return value;
    throw new SettingError(name, problem, remedy);
  };
const matching = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : undefined);

export const webhookSecret = readBy(
  readSecret,
  "this is not a signing secret",
  "give whsec_ and 24 to 64 random bytes in base64",
);

export const indexNowKey = readBy(
  matching(/^[A-Za-z0-9-]{8,128}$/),
  "this is not a key",
  "give 8 to 128 letters, digits and hyphens",
);

export const metricsToken = readBy(
  matching(/^[!-~]{16,200}$/),
  "this token is easy to guess",
  "give 16 to 200 letters, digits and signs, without spaces",
);

export const passphrase = readBy(
  (text) => (/^.{16,200}$/u.test(text) && new Set(text).size >= 8 ? text : undefined),
  "this passphrase is easy to guess",
  "give at least 16 characters, 8 of them different, and at most 200",
);

export const ownerKey = readBy(
  (text) => (isLongEnough(text) ? text : undefined),
  "this key is easy to guess",
  "give at least 16 letters, digits and signs, 8 of them different, and at most 200",
);

export const secretsKey = readBy(
  (text) => {
    const key = Buffer.from(text, "base64");
    return /^[\w+/-]+=?$/.test(text) && key.length === 32 ? key : undefined;
  },
  "this is not a key",
  "give 32 random bytes in base64, as openssl rand -base64 32 does",
);

export const dkimKey = readBy(
  readDkimKey,
  "this is not a private RSA key",
  "give one in PEM, as openssl genrsa makes it",
);
export const dkimSelector = readBy(
  (text) => (isDkimSelector(text) ? text : undefined),
  "this is not a selector",
  "give letters, digits and hyphens such as site1",
);
