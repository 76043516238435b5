import type { Services } from "#platform/http/services.ts";
import type { Job } from "#platform/jobs/server/schedule.ts";
import type { Listeners } from "./events.ts";
import type { Pages, Server } from "./server.ts";

/** What a feature adds to the running site. Features that stand before it in `app/site.ts` are there already. */
export type ServerFeature = {
  /** Shared by requests and jobs for as long as the process lives. */
  open?: (server: Server) => Partial<Server>;
  /** For loaders and actions. */
  services?: (server: Server, pages: Pages) => Partial<Services>;
  jobs?: (server: Server) => Job[];
  /** What it does when something happens in another feature. */
  on?: Listeners;
  /** Stores what is only in memory before the process ends. */
  close?: (server: Server) => (() => Promise<void>)[];
};
