import type { Facts } from "#facts/facts.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { Counts } from "#platform/http/counts.ts";
import type { Failures } from "#platform/http/server/failures.ts";
import type { PageTokens } from "#platform/http/server/page-token.ts";
import type { VisitorNetwork } from "#platform/http/server/visitor-network.ts";
import type { Services } from "#platform/http/services.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import type { Version } from "./build-folder.ts";
import type { Content } from "./content.ts";
import type { Logger } from "./log.ts";
import type { DatabaseWatch } from "./watch-database.ts";

/** Shared by requests and jobs of a process. Each feature declares its own part in its `server/feature.ts`. */
export interface Server {
  /** The settings in use at each moment: connections of the desk change them. */
  settings: Settings;
  /** Encrypts the desk's secrets; undefined if the desk takes none. */
  secretsKey: Buffer | undefined;
  /** HMAC key for hashing visitors' networks. */
  networkKey: string;
  db: Db;
  content: Content;
  clock: () => number;
  log: Logger;
  database: DatabaseWatch;
  version: Version;
  /** Aborted when the site stops. */
  stopped: AbortSignal;
  /** Facts in force, with the owner's words as plain text. */
  facts: () => Facts;
  /** The day of the business that a moment lies in. */
  dayOf: (ms: number) => string;
  /** Whether search engines may list the site. One that nobody else can reach counts as live. */
  isLive: () => boolean;
  isPublic: boolean;
  /** This process's id as a holder of leases. */
  leaseHolder: string;
  sender: () => { name: string; address: string };
  wakeDeliveries: () => void;
  /** Sends again what the owner has asked for, list by list. */
  resendLists: () => Promise<void>;
  pageTokens: PageTokens;
  counts?: Counts;
}

/** The pages of the site, asked from within. */
export type Pages = {
  policies: Services["policies"];
  failures: Failures;
  readStyleSheet: (address: string) => string;
  /** Renders a page anonymously; `network` is the sender's if `posted` is given. */
  renderPage: (path: string, posted?: RequestInit, network?: VisitorNetwork) => Promise<Response>;
  renderWith: (facts: Facts, path: string) => Promise<Response>;
  statusOf: (path: string) => Promise<number>;
  /** Whether a path leads to something of the site. */
  isThere: (path: string) => Promise<boolean>;
};
