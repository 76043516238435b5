import type { IncomingMessage } from "node:http";
import { paths } from "#facts/paths.ts";
import { readAssistant } from "#features/leads/rules/read-assistant.ts";
import { isAhead, isCounted } from "#platform/http/is-counted.ts";
import { agentHosts } from "#platform/http/known-agents.ts";
import { type Agent, readAgent } from "#platform/http/read-agent.ts";
import { visitorAddress } from "#platform/http/server/visitor.ts";
import { pageOf } from "../rules/page-of.ts";
import { otherPages } from "./queries/agent-counts.ts";
import type { LedgerKind } from "./tables.ts";

type Deps = { clock: () => number; dayOf: (ms: number) => string; trustedProxies: number };

/** `address` is used to check the name, and is not stored; empty if the name cannot be checked. */
export type LedgerEntry = {
  day: string;
  agent: string;
  kind: LedgerKind;
  path: string;
  address: string;
  count: number;
};

const maxEntries = 20_000;
/** Of agents and their pages. Of further ones no page is counted. */
const maxPagesADay = 2000;
const maxPath = 300;
const minuteMs = 60_000;

/** Neither a page nor a feed: assets, lists of addresses, and what only the owner or one visitor sees. */
const noPage =
  /^\/(?:assets|media|share|api|desk|widget|feed-frame|healthz|readyz|metrics|js|-)(?:\/|$)|^\/sitemap|\.(?:js|css|woff2|png|ico|svg|webp|avif|webmanifest|txt)$/;

/** Counts in memory what assistants and robots fetch, and people who come from an assistant's answer. */
export class AgentLedger {
  readonly #deps: Deps;
  #entries = new Map<string, LedgerEntry>();
  /** Entries of agents without a checked address, by name and path: most requests are like an earlier one. */
  #recent = new Map<string, Map<string, LedgerEntry>>();
  /** The agents and pages that this day has counted. */
  #pages = new Set<string>();
  #day = { name: "", minute: -1 };

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Call it after a request was answered. Personal addresses, by `isPersonal`, are not counted. */
  note(request: IncomingMessage, status: number, isPersonal: (pathname: string) => boolean) {
    if (status !== 200 && status !== 304) return;
    const { method, url = "" } = request;
    const agent = readAgent(request.headers["user-agent"] ?? "");
    if (agent && method === "GET" && this.#addToRecent(agent.name, url)) return;
    const arrival = agent ? undefined : arrivalOf(request);
    if (!agent && !arrival) return;
    const path = pathOf(url);
    if (method !== "GET" || path.length > maxPath || noPage.test(path) || isPersonal(path)) return;
    if (agent) this.#addFrom(agent, request, path);
    else if (arrival) this.#add(arrival, "arrival", pageOf(path), "");
  }

  #addToRecent(agent: string, url: string): boolean {
    const entry = this.#recent.get(agent)?.get(url);
    if (entry?.day !== this.#today()) return false;
    entry.count += 1;
    return true;
  }

  #addFrom(agent: Agent, request: IncomingMessage, path: string) {
    const address = this.#checkable(agent, request);
    const entry = this.#add(agent.name, agent.kind, pageOf(path), address);
    if (!entry || entry.path === otherPages || address !== "" || path !== request.url) return;
    const byPath = this.#recent.get(agent.name) ?? new Map();
    this.#recent.set(agent.name, byPath.set(path, entry));
  }

  /** Call it after a tool or a resource was read for a question. */
  noteQuestion(userAgent: string) {
    const agent = readAgent(userAgent);
    if (agent) this.#add(agent.name, "question", paths.mcp(), "");
  }

  #checkable(agent: Agent, request: IncomingMessage): string {
    return agentHosts[agent.name] ? visitorAddress(request, this.#deps.trustedProxies) : "";
  }

  #add(agent: string, kind: LedgerKind, path: string, address: string) {
    const day = this.#today();
    return this.#addEntry({ day, agent, kind, path: this.#countedPath(agent, kind, path), address, count: 1 });
  }

  #countedPath(agent: string, kind: LedgerKind, path: string): string {
    const key = `${kind} ${agent} ${path}`;
    if (this.#pages.size >= maxPagesADay && !this.#pages.has(key)) return otherPages;
    this.#pages.add(key);
    return path;
  }

  /** Returns the entry with all counts; undefined if there are too many. */
  #addEntry(entry: LedgerEntry): LedgerEntry | undefined {
    const { day, agent, kind, path, address } = entry;
    const key = `${day} ${kind} ${agent} ${address} ${path}`;
    const known = this.#entries.get(key);
    if (known) known.count += entry.count;
    else if (this.#entries.size < maxEntries) this.#entries.set(key, { ...entry });
    return this.#entries.get(key);
  }

  /** Entries since the last call. */
  take(): LedgerEntry[] {
    const entries = [...this.#entries.values()];
    this.#entries = new Map();
    this.#recent = new Map();
    return entries;
  }

  /** Takes back entries that could not be stored, to store them with the next. */
  giveBack(entries: readonly LedgerEntry[]) {
    for (const entry of entries) this.#addEntry(entry);
  }

  #today(): string {
    const nowMs = this.#deps.clock();
    const minute = Math.floor(nowMs / minuteMs);
    if (minute === this.#day.minute) return this.#day.name;
    const name = this.#deps.dayOf(nowMs);
    if (name !== this.#day.name) this.#pages = new Set();
    this.#day = { name, minute };
    return name;
  }
}

const pathOf = (url: string) => {
  const mark = url.indexOf("?");
  return mark === -1 ? url : url.slice(0, mark);
};

/** The assistant that a person comes from. Two quick checks rule out nearly all requests. */
function arrivalOf({ headers, url = "" }: IncomingMessage): string | undefined {
  const { referer = "", host = "" } = headers;
  const isMarked = url.includes("utm_source=");
  if (!isMarked && (referer === "" || referer.includes(`//${host}/`))) return undefined;
  if ((headers["sec-fetch-dest"] ?? "document") !== "document" || isAhead(headers) || !isCounted(headers))
    return undefined;
  const query = isMarked ? new URLSearchParams(url.slice(url.indexOf("?"))) : undefined;
  return readAssistant({ referrer: referer, query });
}
