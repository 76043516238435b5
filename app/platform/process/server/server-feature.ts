import type { Db } from "#platform/engine/server/schema.ts";
import type { Services } from "#platform/http/services.ts";
import type { Job } from "#platform/jobs/server/schedule.ts";
import type { Emit, Events } from "./events.ts";
import type { Pages, Server } from "./server.ts";

export type Listeners = {
  [Name in keyof Events]?: (tx: Db, event: Events[Name], server: Server) => Promise<void>;
};

/** A feature's part in the running site. Features that stand before it in `app/site.ts` are there already. */
export type ServerFeature = {
  /** Shared by requests and jobs for as long as the process lives. */
  open?: (server: Server) => Partial<Server>;
  /** For loaders and actions. */
  services?: (server: Server, pages: Pages) => Partial<Services>;
  jobs?: (server: Server) => Job[];
  /** Called when something happens in another feature. */
  on?: Listeners;
  /** Stores what is only in memory before the process ends. */
  close?: (server: Server) => (() => Promise<void>)[];
};

/** Calls the listeners of an event one after another, in the order of `app/site.ts`. */
export const makeEmit =
  (server: Server, features: readonly { on?: Listeners }[]): Emit =>
  async (tx, name, event) => {
    for (const { on } of features) await on?.[name]?.(tx, event, server);
  };
