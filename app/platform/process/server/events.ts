import type { Db } from "#platform/engine/server/schema.ts";
import type { Message } from "#platform/outbox/server/queries/add-delivery.ts";
import type { Server } from "./server.ts";

/**
 * Things that happen to people, told in the transaction that stores them: what listeners do is stored too, or nothing is.
 * The feature in which it happens declares it, as `interface Events { "lead stored": { leadId: string } }`.
 *
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it.
export interface Events {}

type Listener<Event> = (tx: Db, event: Event, server: Server) => Promise<readonly Message[] | undefined>;

export type Listeners = { [Name in keyof Events]?: Listener<Events[Name]> };

/** Resolves with the messages that listeners ask for: the feature queues them after its own. */
export type Emit = <Name extends keyof Events>(tx: Db, name: Name, event: Events[Name]) => Promise<Message[]>;

declare module "./server.ts" {
  interface Server {
    /** Tells every feature that listens. */
    emit: Emit;
  }
}

/** Calls the listeners of an event one after another, by the names of their features. */
export const makeEmit =
  (server: Server, features: readonly { on?: Listeners }[]): Emit =>
  async (tx, name, event) => {
    const messages: Message[] = [];
    for (const { on } of features) messages.push(...((await on?.[name]?.(tx, event, server)) ?? []));
    return messages;
  };
