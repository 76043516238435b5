import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { Facts } from "#facts/facts.ts";
import type { Version } from "#platform/process/server/build-folder.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import type { RedirectIndex } from "../find-redirect.ts";
import type { Revalidation } from "../services.ts";
import { KeyAttempts } from "./key-attempts.ts";
import { shedLoad } from "./load-shedding.ts";
import { NetworkTurns } from "./network-turns.ts";
import type { PageCache } from "./page-cache.ts";
import { BodyMemory } from "./posted-body.ts";
import type { RateLimiter } from "./rate-limiter.ts";
import type { Address } from "./read-address.ts";
import { sendLine } from "./respond.ts";
import type { RouteHandle, RouteTable } from "./route-table.ts";
import type { Header } from "./security-headers.ts";
import type { StaticFiles } from "./static-files.ts";
import type { VisitorNetwork } from "./visitor-network.ts";

/** Inputs of a rendering besides the request. */
export type RenderMore = { revalidation?: Revalidation; network?: VisitorNetwork; facts?: Facts };

/** Personal addresses, by `isPersonal`, contain keys. */
export type AnsweredListener = (
  request: IncomingMessage,
  status: number,
  isPersonal: (pathname: string) => boolean,
) => void;

/** One line about a request. `route` is a template, so that no address, query or key is told. */
export type WatchedRequest = { method: string; route: string; status: number; durationMs: number };

/** Tells who is at the desk, by the headers of a request alone; routes check the rest. */
export type DeskDoor = {
  findSender: (request: IncomingMessage, route: RouteHandle) => Promise<Sender | "later" | undefined>;
  /** Whether the desk was opened before in this browser. */
  isKnownBrowser: (request: IncomingMessage) => Promise<boolean>;
  isOwnerAsking: (request: IncomingMessage) => Promise<boolean>;
};

export type Sender = "owner" | "writer" | "program";

export type KeyTried = { kind: "key-refused" | "sign-in-limited"; browser: string; network: string };

export type SiteDeps = {
  settings: Settings;
  files: StaticFiles;
  pages: PageCache;
  /** The paths of pages that are rendered before anybody asks for them. */
  preparedPaths: readonly string[];
  routes: RouteTable;
  render: (request: Request, more?: RenderMore) => Promise<Response>;
  /** Renders the bar that the signed-in owner sees at the foot of a page, as HTML. */
  drawOwnerBar: (path: string) => Promise<string>;
  commonHeaders: Header[];
  /** The policy of responses that are not pages. */
  plainPolicy: string;
  rateLimiter: RateLimiter;
  /** HMAC key for hashing visitors' networks. */
  networkKey: string;
  door: DeskDoor;
  activity: { note: (tried: KeyTried) => Promise<void> };
  refusals: { note: (refused: { kind: "pages" | "pictures"; network: string }) => void };
  version: Version;
  /** Whether the database answers, has the migrations of this version and no others, and took the last write. */
  isReady: () => Promise<boolean>;
  /** Whether search engines may list the site. */
  isLive: () => boolean;
  /** Whether a later version has upgraded the database. */
  isOutdated: () => boolean;
  /** Old addresses and their targets. */
  redirects: () => RedirectIndex;
  requestFeedRead: () => void;
  /** Told of every answered request. */
  answered: readonly AnsweredListener[];
  /** Told of every request when its answer has gone out, or its sender has left. */
  watchers: readonly ((watched: WatchedRequest) => void)[];
  /** Writes the metrics, if there is a token for them. */
  readMetrics: (() => Promise<string>) | undefined;
  clock: () => number;
  log: Logger;
};

/** Of each kind of slow route: those that wait for the same picture count too. */
const maxSlow = 128;

const mebibyte = 1024 * 1024;

/** Everything that answering a request needs. */
export type Site = ReturnType<typeof makeSite>;

export function makeSite(deps: SiteDeps) {
  const defaultHeaders: Header[] = [...deps.commonHeaders, ["Content-Security-Policy", deps.plainPolicy]];
  /** Responses without a caching rule of their own are not cached. */
  const routeHeaders: Header[] = [...defaultHeaders, ["Cache-Control", "no-store"]];
  const renderSlow = () => shedLoad(deps.render, { maxInFlight: maxSlow });
  return {
    ...deps,
    defaultHeaders,
    routeHeaders,
    keyAttempts: new KeyAttempts(),
    networkTurns: new NetworkTurns(),
    bodyMemory: {
      owner: new BodyMemory(64 * mebibyte),
      guests: new BodyMemory(32 * mebibyte),
      small: new BodyMemory(64 * mebibyte),
    },
    render: shedLoad(deps.render),
    renderSlow: { hill: renderSlow(), share: renderSlow(), markdown: renderSlow() },
  };
}

export type Exchange = { site: Site; request: IncomingMessage; response: ServerResponse; address: Address };

/** Returns true if it has answered; otherwise the next step follows. */
export type Step<Input = Exchange> = (input: Input) => boolean | Promise<boolean>;

/** Whether one of the steps has answered. */
export async function runSteps<Input>(steps: Step<Input>[], input: Input): Promise<boolean> {
  for (const step of steps) {
    const answered = step(input);
    // Most steps return synchronously and are not awaited.
    if (answered === true || (answered !== false && (await answered))) return true;
  }
  return false;
}

type Refused = Pick<Exchange, "site" | "response">;

export function refuse({ site, response }: Refused, status: number, line: string, more: Header[] = []): true {
  sendLine(response, status, line, [...site.defaultHeaders, ...more]);
  return true;
}
