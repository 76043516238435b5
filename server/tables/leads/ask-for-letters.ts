import type { Message } from "#server/tables/outbox/add-delivery.ts";
import type { Db } from "#server/tables/schema.ts";

/** Notes a consent to letters, in the transaction that stores its cause; the result asks them to confirm it. */
export type AskForLetters = (tx: Db) => Promise<Message[]>;
