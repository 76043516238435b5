import type { Db } from "#platform/engine/server/schema.ts";
import type { Server } from "./server.ts";

/**
 * What happens to people, told in the transaction that stores it: who listens is stored with it or not at all. The feature
 * in which it happens declares it, as `interface Events { "lead stored": { leadId: string } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it.
export interface Events {}

export type Listeners = {
  [Name in keyof Events]?: (tx: Db, event: Events[Name], server: Server) => Promise<void>;
};

export type Emit = <Name extends keyof Events>(tx: Db, name: Name, event: Events[Name]) => Promise<void>;

/** Calls the listeners of an event one after another, in the order of `app/site.ts`. */
export const makeEmit =
  (server: Server, features: readonly { on?: Listeners }[]): Emit =>
  async (tx, name, event) => {
    for (const { on } of features) await on?.[name]?.(tx, event, server);
  };
