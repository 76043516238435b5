import type { Db } from "#platform/engine/server/schema.ts";

/**
 * What happens to people, told in the transaction that stores it: who listens is stored with it or not at all. The feature
 * in which it happens declares it, as `interface Events { "lead stored": { leadId: string } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it.
export interface Events {}

export type Emit = <Name extends keyof Events>(tx: Db, name: Name, event: Events[Name]) => Promise<void>;
