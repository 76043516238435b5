import { hash, randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { visitSource } from "#features/leads/rules/visit-source.ts";
import type { VisitKind } from "#platform/http/counts.ts";
import { isAhead, isCounted } from "#platform/http/is-counted.ts";
import { visitorAddress, visitorNetwork } from "#platform/http/server/visitor.ts";
import { countedRequest } from "../rules/counted-request.ts";
import type { VisitCount } from "./queries/visit-counts.ts";

type Deps = { clock: () => number; dayOf: (ms: number) => string; trustedProxies: number };
type Noted = { kind: VisitKind; path: string; source: string };

/** At a hundred bytes each. Beyond it a day has no further visitors. */
const maxSeen = 100_000;
const maxAhead = 10_000;
const aheadForMs = 10 * 60 * 1000;
const minuteMs = 60_000;

/**
 * Counts page views in memory. Within a day, visitors are told apart by a hash of address and browser under a salt that
 * ends with the day; neither is stored. A prerendered page counts once it requests something.
 */
export class VisitCounter {
  readonly #deps: Deps;
  #counts = new Map<string, VisitCount>();
  #ahead = new Map<string, { at: number; noted: Noted[] }>();
  readonly #seen = new Set<string>();
  #salt = randomBytes(16).toString("base64");
  #day = { name: "", minute: -1 };

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Call it after a request was answered. Personal addresses, by `isPersonal`, are not counted. */
  note(request: IncomingMessage, status: number, isPersonal: (pathname: string) => boolean) {
    const { headers, method = "", url = "" } = request;
    if (!isCounted(headers)) return;
    const pathname = pathOf(url);
    const asked = countedRequest({ method, pathname, status, headers });
    const counted = asked?.kind === "view" && isPersonal(pathname) ? undefined : asked;
    if (!counted && this.#ahead.size === 0) return;
    const day = this.#today();
    const visitor = this.#visitorOf(request);
    const from = refererPath(headers);
    if (!isAhead(headers) && from !== undefined) this.#confirm(`${visitor} ${from}`, visitor, day);
    if (!counted) return;
    const noted = { ...counted, source: sourceOf(request) };
    if (!isAhead(headers)) return this.#add(day, visitor, noted);
    const page = headers["sec-fetch-dest"] === "iframe" ? (from ?? pathname) : pathname;
    this.#keepAhead(`${visitor} ${page}`, noted);
  }

  /** Counts something that is not a request, such as a step of the quiz. */
  add(kind: VisitKind, path: string, times = 1) {
    this.#addTo(this.#today(), kind, path, times);
  }

  /** Counts since the last call. */
  take(): VisitCount[] {
    const counts = [...this.#counts.values()];
    this.#counts = new Map();
    const old = this.#deps.clock() - aheadForMs;
    for (const [key, { at }] of this.#ahead) if (at < old) this.#ahead.delete(key);
    return counts;
  }

  /** Counts that could not be stored are stored with the next. */
  giveBack(counts: readonly VisitCount[]) {
    for (const { day, kind, path, count } of counts) this.#addTo(day, kind, path, count);
  }

  #confirm(key: string, visitor: string, day: string) {
    const shown = this.#ahead.get(key);
    if (!shown) return;
    this.#ahead.delete(key);
    for (const noted of shown.noted) this.#add(day, visitor, noted);
  }

  #keepAhead(key: string, noted: Noted) {
    const entry = this.#ahead.get(key) ?? { at: this.#deps.clock(), noted: [] };
    if (entry.noted.length < 4) entry.noted.push(noted);
    if (this.#ahead.size < maxAhead) this.#ahead.set(key, entry);
  }

  #add(day: string, visitor: string, { kind, path, source }: Noted) {
    this.#addTo(day, kind, path, 1);
    if (kind !== "view" || this.#seen.has(visitor) || this.#seen.size >= maxSeen) return;
    this.#seen.add(visitor);
    this.#addTo(day, "visit", "", 1);
    this.#addTo(day, "from", source, 1);
  }

  #addTo(day: string, kind: VisitKind, path: string, times: number) {
    const key = `${day} ${kind} ${path}`;
    const known = this.#counts.get(key);
    if (known) known.count += times;
    else this.#counts.set(key, { day, kind, path, count: times });
  }

  #visitorOf(request: IncomingMessage): string {
    const network = visitorNetwork(visitorAddress(request, this.#deps.trustedProxies));
    return hash("sha256", `${this.#salt} ${network} ${request.headers["user-agent"]}`, "base64url").slice(0, 16);
  }

  /** Computed once a minute; a new day starts with nobody seen. */
  #today(): string {
    const nowMs = this.#deps.clock();
    const minute = Math.floor(nowMs / minuteMs);
    if (minute === this.#day.minute) return this.#day.name;
    const name = this.#deps.dayOf(nowMs);
    if (name !== this.#day.name) {
      this.#seen.clear();
      this.#ahead = new Map();
      this.#salt = randomBytes(16).toString("base64");
    }
    this.#day = { name, minute };
    return name;
  }
}

/** Unescaped, so that a page has one path however it is written. */
function pathOf(url: string): string {
  const end = url.indexOf("?");
  const path = end === -1 ? url : url.slice(0, end);
  if (!path.includes("%")) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return "";
  }
}

/** The page of this site that a request came from. */
function refererPath({ referer, host }: IncomingMessage["headers"]): string | undefined {
  const start = referer?.indexOf(`//${host}/`) ?? -1;
  return start === -1 || !referer ? undefined : pathOf(referer.slice(start + 2 + (host?.length ?? 0)));
}

function sourceOf({ headers, url = "" }: IncomingMessage): string {
  const end = url.indexOf("?");
  const query = new URLSearchParams(end === -1 ? "" : url.slice(end));
  return visitSource({ referrer: headers.referer ?? "", query, ownHost: headers.host ?? "" });
}
