import { randomBytes } from "node:crypto";

/** A word that occurs nowhere else. */
const hidden = (kind: string) => `${kind}-${randomBytes(12).toString("hex")}`;

/** One secret of each kind. */
export const secrets = {
  ownerKey: hidden("owner"),
  mailPassword: hidden("mail"),
  crmToken: hidden("crm"),
  workflowPath: hidden("workflow"),
  leadsPassword: hidden("leads"),
  feedToken: hidden("feed"),
  databasePassword: hidden("database"),
  webhookSecret: randomBytes(32).toString("base64"),
  nextWebhookSecret: randomBytes(32).toString("base64"),
  /** Typed at the sign-in: probably the key with a typo, or another site's. */
  wrongKey: hidden("typed"),
  /** In the address of a private link. */
  linkKey: hidden("link"),
};

export type Place = { name: string; text: string };

/** Encodings of a word that do not hide it. */
const writings = (word: string) => [
  word,
  encodeURIComponent(word),
  Buffer.from(word).toString("base64").replace(/=+$/, ""),
  Buffer.from(word).toString("hex"),
];

/** Returns each secret that can be read in one of the places. */
export function leaksIn(places: readonly Place[], known: Record<string, string>): string[] {
  return Object.entries(known).flatMap(([secret, word]) =>
    places
      .filter(({ text }) => writings(word).some((writing) => text.includes(writing)))
      .map(({ name }) => `${secret} in ${name}`),
  );
}
