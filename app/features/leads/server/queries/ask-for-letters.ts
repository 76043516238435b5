import type { Db } from "#platform/engine/server/schema.ts";
import type { Message } from "#platform/outbox/server/queries/add-delivery.ts";

/** Notes a consent to letters, in the transaction that stores its cause; the result asks them to confirm it. */
export type AskForLetters = (tx: Db) => Promise<Message[]>;
