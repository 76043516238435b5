import { randomBytes } from "node:crypto";

/** A word that stands nowhere but where we put it. */
const hidden = (kind: string) => `${kind}-${randomBytes(12).toString("hex")}`;

/** One of each kind of thing that nobody but the owner may read. */
export const secrets = {
  ownerKey: hidden("owner"),
  nextOwnerKey: hidden("next"),
  mailPassword: hidden("mail"),
  crmToken: hidden("crm"),
  workflowPath: hidden("workflow"),
  leadsPassword: hidden("leads"),
  feedToken: hidden("feed"),
  databasePassword: hidden("database"),
  webhookSecret: randomBytes(32).toString("base64"),
  nextWebhookSecret: randomBytes(32).toString("base64"),
  /** What a visitor typed at the desk's door: likely a key with a slip in it, or one of another house. */
  wrongKey: hidden("typed"),
};

export type Place = { name: string; text: string };

/** Ways in which a word may be written without being hidden by it. */
const writings = (word: string) => [
  word,
  encodeURIComponent(word),
  Buffer.from(word).toString("base64").replace(/=+$/, ""),
  Buffer.from(word).toString("hex"),
];

/** Which secrets can be read where. */
export function leaksIn(places: readonly Place[], known: Record<string, string>): string[] {
  return Object.entries(known).flatMap(([secret, word]) =>
    places
      .filter(({ text }) => writings(word).some((writing) => text.includes(writing)))
      .map(({ name }) => `${secret} in ${name}`),
  );
}
