import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import type { Facts } from "#facts/facts.ts";
import { paths } from "#facts/paths.ts";
import { readAddress } from "#platform/http/server/read-address.ts";
import { type Passage, rankPassages } from "#platform/text/passages.ts";
import { writeLocalTime } from "#platform/time/local-time.ts";
import { maxQuestionCharacters } from "../rules/max-question.ts";
import { synonyms } from "../rules/synonyms.ts";
import { mcpCopy } from "../words/mcp.ts";
import type { Dash } from "./dash.ts";
import { listServices } from "./list-services.ts";
import type { ListedPage } from "./listed-page.ts";
import type { PageTexts } from "./page-texts.ts";

export type FreeHours = { timeZone: string; lengthMinutes: number; slots: string[] };

export type McpDeps = {
  facts: Facts;
  siteUrl: string;
  pages: readonly ListedPage[];
  texts: PageTexts;
  /** As Dash answers it without a model. */
  ask: (question: string) => ReturnType<Dash["ask"]>;
  /** Undefined if a provider has the calendar. */
  freeHours: ((asked: { from?: string | undefined; days: number }) => Promise<FreeHours>) | undefined;
  /** Called for each question, not for handshakes and listings. */
  noteQuestion: () => void;
};

const maxResults = 10;
const maxPageCharacters = 60_000;
const maxDays = 31;
const annotations = { readOnlyHint: true, openWorldHint: false } as const;

const said = (text: string, structuredContent?: Record<string, unknown>) => ({
  content: [{ type: "text" as const, text }],
  ...(structuredContent && { structuredContent }),
});
const failed = (text: string) => ({ ...said(text), isError: true });

export function addTools(server: McpServer, deps: McpDeps) {
  addSearch(server, deps);
  addAsk(server, deps);
  addReadPage(server, deps);
  addListServices(server, deps);
  addFreeHours(server, deps);
}

const addressOf = ({ siteUrl }: McpDeps, path: string) => new URL(path, siteUrl).href;

function addSearch(server: McpServer, deps: McpDeps) {
  const { tools, inputs, noResult } = mcpCopy(deps.facts);
  const inputSchema = z.object({
    query: z.string().min(1).max(maxQuestionCharacters).describe(inputs.query),
    limit: z.int().min(1).max(maxResults).default(5).describe(inputs.limit),
  });
  server.registerTool("search", { ...tools.search, inputSchema, annotations }, async ({ query, limit }) => {
    const { passages } = await deps.texts.index(deps.pages, deps.facts);
    const ranked = rankPassages(passages, query, 100, { synonyms }).map(({ passage }) => passage);
    const found = bestOfPages(ranked).slice(0, limit);
    const results = found.map(({ title, path, quote }) => ({ title, url: addressOf(deps, path), quote }));
    return results.length > 0 ? said(inLines(results), { results }) : said(noResult, { results });
  });
}

function bestOfPages(passages: readonly Passage[]): Passage[] {
  const seen = new Set<string>();
  return passages.filter(({ path }) => !seen.has(path) && seen.add(path));
}

const inLines = (quoted: readonly { title: string; url: string; quote: string }[]) =>
  quoted.map(({ title, url, quote }) => `${title}\n${url}\n“${quote}”`).join("\n\n");

function addAsk(server: McpServer, deps: McpDeps) {
  const { tools, inputs } = mcpCopy(deps.facts);
  const inputSchema = z.object({ question: z.string().min(1).max(maxQuestionCharacters).describe(inputs.question) });
  server.registerTool("ask", { ...tools.ask, inputSchema, annotations }, async ({ question }) => {
    const { kind, text, citations } = await deps.ask(question);
    return said([text, inLines(citations)].filter(Boolean).join("\n\n"), { kind, text, citations });
  });
}

function addReadPage(server: McpServer, deps: McpDeps) {
  const { tools, inputs, noPage, cut } = mcpCopy(deps.facts);
  const inputSchema = z.object({ page: z.string().min(1).max(2048).describe(inputs.page) });
  server.registerTool("read_page", { ...tools.readPage, inputSchema, annotations }, async ({ page }) => {
    const path = pagePath(page, deps.siteUrl);
    const text = path === undefined ? undefined : await deps.texts.read(path);
    if (text === undefined) return failed(noPage);
    return said(text.length > maxPageCharacters ? `${text.slice(0, maxPageCharacters)}\n\n${cut}` : text);
  });
}

/** Reads the path of a page of this site from a path, an address or the address of its markdown. */
export function pagePath(named: string, siteUrl: string): string | undefined {
  const isRelative = !/^[a-z][a-z\d+.-]*:/i.test(named);
  const address = isRelative && !named.startsWith("/") ? `/${named}` : named;
  if (!URL.canParse(address, siteUrl)) return undefined;
  const { origin, pathname } = new URL(address, siteUrl);
  if (origin !== new URL(siteUrl).origin || !readAddress(pathname)) return undefined;
  const path = pathname.replace(/\.md$/, "");
  return pathname === paths.markdown(paths.home()) ? paths.home() : path;
}

function addListServices(server: McpServer, deps: McpDeps) {
  const { tools, setup, monthly } = mcpCopy(deps.facts);
  server.registerTool("list_services", { ...tools.listServices, annotations }, () => {
    const services = listServices(deps.facts).map(({ path, ...service }) => ({
      ...service,
      url: addressOf(deps, path),
    }));
    const lines = services.map((service) => {
      const price = service.price ?? `${setup}: ${service.setup}. ${monthly}: ${service.monthly}`;
      return `${service.name}: ${service.description}\n${price}\n${service.url}`;
    });
    return said(lines.join("\n\n"), { currency: deps.facts.place.currency, services });
  });
}

function addFreeHours(server: McpServer, deps: McpDeps) {
  const { tools, inputs, noHours, book, providersHours } = mcpCopy(deps.facts);
  const inputSchema = z.object({
    from: z.iso.date().optional().describe(inputs.from),
    days: z.int().min(1).max(maxDays).default(14).describe(inputs.days),
  });
  server.registerTool("free_hours", { ...tools.freeHours, inputSchema, annotations }, async (asked) => {
    const bookAt = addressOf(deps, paths.chooseTime());
    if (!deps.freeHours) return said(`${providersHours} ${bookAt}`, { bookAt });
    const hours = await deps.freeHours(asked);
    const local = (slot: string) => writeLocalTime(Date.parse(slot), hours.timeZone).replace("T", " ");
    const lines = hours.slots.map((slot) => `${local(slot)} (${slot})`);
    return said([hours.timeZone, ...(lines.length > 0 ? lines : [noHours]), `${book} ${bookAt}`].join("\n"), {
      ...hours,
      bookAt,
    });
  });
}
