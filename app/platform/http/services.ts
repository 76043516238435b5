import { createContext, type RouterContextProvider } from "react-router";
import type { Facts } from "#facts/facts.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { PageDates } from "#platform/process/server/build-folder.ts";
import type { PublicSettings } from "#platform/process/server/public-settings.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import type { Counts } from "./counts.ts";
import type { ChangeWarning, PrintedChange } from "./feature.ts";
import type { PageTokens } from "./server/page-token.ts";
import type { Policies } from "./server/security-headers.ts";
import type { VisitorNetwork } from "./server/visitor-network.ts";

/** A place where other features show something. */
export type Place = "today" | "next step" | "person" | "every page" | "dash" | "privacy" | "llms";

export type Posted = { request: Request; network: VisitorNetwork | undefined };

/** For loaders and actions. Each feature declares its own part in its `server/feature.ts`. */
export interface Services {
  db: Db;
  clock: () => number;
  publicSettings: PublicSettings;
  /** Ids of hosted forms and calendar from the settings; addresses of documents from the business details, else the settings. */
  activeIds: () => Pick<Settings, "formIds" | "calendarId" | "documentUrls">;
  /** Content security policies. */
  policies: Policies;
  /** Facts with the owner's words as plain text. */
  facts: () => Facts;
  /** Whether search engines may list the site. */
  isLive: () => boolean;
  /** Whether others can reach the site by its address. */
  isPublic: boolean;
  pageTokens: PageTokens;
  counts?: Counts;
  /** Renders a page of this site anonymously; `network` is the sender's if `posted` is given. */
  renderPage: (path: string, posted?: RequestInit, network?: VisitorNetwork) => Promise<Response>;
  /** Renders a page with other facts than those in force. */
  renderWith: (facts: Facts, path: string) => Promise<Response>;
  /** When the words of a page last changed, by their file of words. Pages are missing if the build could not tell. */
  pageDates: PageDates;
  /** Records an error of a page's loader, action or rendering, by its request's context. */
  noteFailure: (context: object, path: string, error: unknown) => void;
  /** The first warning of a feature before printed figures and words change. */
  warnOfChange: (change: PrintedChange) => Promise<ChangeWarning | undefined>;
  /** Reads what each feature shows in a place, by the feature's name. */
  show: (place: Place, request: Request) => Promise<Record<string, unknown>>;
  /** Answers a form that a feature shows in a place. */
  receive: (place: Place, posted: Posted) => Promise<unknown>;
  /** The text of style sheets of the build, one after another. */
  readStyleSheets: (addresses: string[]) => StyleSheets;
}

/** `sha256` as a policy names it. */
export type StyleSheets = { text: string; sha256: string };

export const servicesContext = createContext<Services>();

/**
 * `cachedFingerprint` is the data fingerprint of the cached page. If the new data has the same one, rendering is
 * skipped; otherwise `dataFingerprint` is set to the new one.
 */
export type Revalidation = { cachedFingerprint: string | undefined; dataFingerprint?: string | undefined };

export const revalidationContext = createContext<Revalidation | undefined>(undefined);

/** Facts in place of those in force, such as for a preview of drafts. */
export const factsContext = createContext<Facts | undefined>(undefined);

/** The network of a request. Undefined for pages made for everybody, and if limits by network are off. */
export const networkContext = createContext<VisitorNetwork | undefined>(undefined);

/** `const { db } = servicesOf(context)` in a loader or an action. */
export const servicesOf = (context: Readonly<RouterContextProvider>): Services => context.get(servicesContext);

export const networkOf = (context: Readonly<RouterContextProvider>): VisitorNetwork | undefined =>
  context.get(networkContext);
