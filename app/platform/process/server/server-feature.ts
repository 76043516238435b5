import type { RawBuilder } from "kysely";
import type { Db } from "#platform/engine/server/schema.ts";
import type { ChangeWarning, PrintedChange } from "#platform/http/feature.ts";
import type { AnsweredListener } from "#platform/http/server/exchange.ts";
import type { Place, Posted, Services } from "#platform/http/services.ts";
import type { Job } from "#platform/jobs/server/schedule.ts";
import type { FeatureDelivery } from "#platform/outbox/server/delivery-deps.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import type { Listeners } from "./events.ts";
import type { Metric } from "./metric.ts";
import type { Pages, Server } from "./server.ts";

declare module "./server.ts" {
  interface Server {
    /** By name. */
    features: readonly NamedFeature[];
  }
}

export type NamedFeature = ServerFeature & { name: string };

/**
 * `erase` deletes everything about a person.
 *
 * @public
 */
export type Restored = { nowMs: number; madeAt: string; erase: (emailFolded: string) => Promise<unknown> };

/** A part of the document with everything that is stored about a person. */
export type PersonSection = {
  title: string;
  records: { head?: string; rows: readonly (readonly [label: string, value: string | undefined])[] }[];
};

type ConsentState = "unconfirmed" | "confirmed" | "stopped";

/** Writes a moment for people; empty for none. */
export type SayMoment = (ms: number | null) => string;

/** A finding of those that watch the site; `since` if it is known. */
export type Seen = { name: string; status: "well" | "wrong" | "between"; since?: number | undefined; detail: string };

/** A connection to another program that only its feature uses. */
export type FeatureIntegration = {
  /** On the same path as in operation; `reason` as in the outbox, `problem` in words. */
  test: (
    settings: Settings,
    limits: { timeoutMs: number; stopped: AbortSignal },
  ) => Promise<{ outcome: string } | { reason: string } | { problem: string } | undefined>;
  /** Reads what `desk/on-connections.tsx` shows; undefined if it is not connected. */
  heard?: (db: Db, settings: Settings) => Promise<{ isFailing: boolean } | undefined>;
};

/**
 * A feature's part in the running site. Features are opened by name, one after another: what others add to `Server` is
 * read when it is needed, never while opening.
 */
export type ServerFeature = FeatureDelivery & {
  /** Shared by requests and jobs for as long as the process lives. */
  open?: (server: Server) => Partial<Server>;
  /** For loaders and actions. */
  services?: (server: Server, pages: Pages) => Partial<Services>;
  /** Reads what it shows in places of other features: Today is shown by its `desk/on-today.tsx`, a page by its `pages/on-….tsx`. */
  shows?: { [In in Place]?: (services: Services, request: Request) => Promise<unknown> };
  /** Answers forms that it shows there. */
  receives?: { [In in Place]?: (services: Services, posted: Posted) => Promise<unknown> };
  jobs?: (server: Server) => Job[];
  /** Called when something happens in another feature. */
  on?: Listeners;
  /** Writes out its rows about a person, by their folded address. */
  tellAbout?: (db: Db, emailFolded: string, say: SayMoment) => Promise<PersonSection>;
  /** How far the consent to letters is, by folded addresses of those who gave any. */
  consents?: (db: Db, emailsFolded: readonly string[]) => Promise<ReadonlyMap<string, ConsentState>>;
  /** Whether something is still to come with a person, who is not erased before. */
  awaits?: (tx: Db, emailFolded: string, nowMs: number) => Promise<boolean>;
  /**
   * Deletes its rows about a person, by their folded address, in the transaction that erases them, and queues the
   * removal of what was written elsewhere, if it is given the settings for that.
   */
  erase?: (tx: Db, emailFolded: string, nowMs: number, settings?: Settings) => Promise<void>;
  /** Deletes rows that have reached the age on the privacy page. */
  expire?: (db: Db, nowMs: number) => Promise<void>;
  /** By their names among the connections; those of no feature are always there. */
  integrations?: Readonly<Record<string, FeatureIntegration>>;
  /** Warns before printed figures and words change. */
  warn?: (db: Db, change: PrintedChange) => Promise<ChangeWarning | undefined>;
  /** Finds what may be wrong with it, for the owner's alerts. */
  watch?: (db: Db, settings: Settings, nowMs: number) => Promise<Seen[]>;
  /** Whether it names a picture, as a condition on the table of pictures: others are deleted. */
  namesPicture?: RawBuilder<boolean>;
  /** Measures what whoever runs the server watches. */
  measure?: (db: Db, settings: Settings, nowMs: number) => Promise<Metric[]>;
  /** Puts in order what a process that was killed left, before the first request. */
  recover?: (db: Db, nowMs: number) => Promise<void>;
  /** Notes what only the replaced database knows; the result puts the restored one in order, and may warn. */
  beforeRestore?: (replaced: Db) => Promise<(db: Db, restored: Restored) => Promise<string | undefined>>;
  /** Told of every request once it was answered. It must be quick: the next request waits. */
  answered?: (server: Server) => AnsweredListener[];
  /** Stores what is only in memory before the process ends. */
  close?: (server: Server) => (() => Promise<void>)[];
};
