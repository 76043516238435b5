import {
  createMcpHandler,
  isJsonContentType,
  McpServer,
  ResourceNotFoundError,
  ResourceTemplate,
} from "@modelcontextprotocol/server";
import { paths } from "#facts/paths.ts";
import { looksUp } from "../rules/looks-up.ts";
import { mcpCopy } from "../words/mcp.ts";
import { isArticle, type ListedPage } from "./listed-page.ts";
import { addTools, type McpDeps, pagePath } from "./mcp-tools.ts";

/** JSON-RPC 2.0, section 5.1. */
const parseError = -32700;
const invalidRequest = -32600;

/**
 * Answers one Model Context Protocol message (revisions 2026-07-28 and 2025-11-25), without sessions and streams: a
 * server is made for it and forgotten.
 */
export async function answerMcp(request: Request, deps: McpDeps): Promise<Response> {
  const { batches, noJson } = mcpCopy(deps.facts);
  const { fetch: answer } = createMcpHandler(() => makeServer(deps), { maxSubscriptions: 0, responseMode: "auto" });
  if (!isJsonContentType(request.headers.get("Content-Type"))) return answer(request);
  let parsedBody: unknown;
  try {
    parsedBody = JSON.parse(await request.text());
  } catch {
    return refusal(parseError, noJson);
  }
  if (Array.isArray(parsedBody)) return refusal(invalidRequest, batches);
  const { url, method } = request;
  const asked = new Request(url, { method, headers: withBothTypes(request.headers) });
  const answered = await answer(asked, { parsedBody: withoutNulls(parsedBody) });
  if (answered.status === 200 && looksUp(parsedBody)) deps.noteQuestion();
  return answered;
}

/** The protocol wants both types named; a client that takes any type takes both. */
function withBothTypes(sent: Headers): Headers {
  const headers = new Headers(sent);
  if ((sent.get("accept") ?? "*/*").includes("*/*")) headers.set("accept", "application/json, text/event-stream");
  return headers;
}

type ToolCall = { params?: { arguments?: unknown } | null } | null;

/** Models give null for an argument of a tool that they leave out. */
function withoutNulls(message: unknown): unknown {
  const { params } = (message as ToolCall) ?? {};
  const given = params?.arguments;
  if (typeof given !== "object" || given === null) return message;
  const left = Object.entries(given).filter(([, value]) => value !== null);
  return { ...(message as object), params: { ...params, arguments: Object.fromEntries(left) } };
}

const refusal = (code: number, message: string) =>
  Response.json({ jsonrpc: "2.0", error: { code, message }, id: null }, { status: 400 });

function makeServer(deps: McpDeps): McpServer {
  const copy = mcpCopy(deps.facts);
  const server = new McpServer(
    { name: "site", title: copy.title, version: "1.0.0", websiteUrl: deps.siteUrl },
    {
      instructions: copy.instructions,
      capabilities: { tools: { listChanged: false }, resources: { listChanged: false } },
    },
  );
  addTools(server, deps);
  addResources(server, deps);
  // Guests' words are looked up in these objects, and would find what each object inherits, such as "constructor".
  for (const registered of Object.values(server)) if (isPlain(registered)) Object.setPrototypeOf(registered, null);
  return server;
}

const isPlain = (value: unknown) =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const mimeType = "text/markdown";

function addResources(server: McpServer, deps: McpDeps) {
  const { article, articleText } = mcpCopy(deps.facts);
  const uriOf = (path: string) => new URL(path, deps.siteUrl).href;
  const describe = ({ path, title, description }: ListedPage) => ({
    uri: uriOf(path),
    name: path,
    title,
    description,
    mimeType,
  });
  const read = async (uri: URL) => {
    const text = await deps.texts.read(pagePath(uri.href, deps.siteUrl) ?? "");
    if (text === undefined) throw new ResourceNotFoundError(uri.href);
    return { contents: [{ uri: uri.href, mimeType, text }] };
  };
  for (const page of deps.pages.filter((each) => !isArticle(each))) {
    const { uri, name, ...about } = describe(page);
    server.registerResource(name, uri, about, read);
  }
  const list = () => ({ resources: deps.pages.filter(isArticle).map(describe) });
  const template = new ResourceTemplate(`${uriOf(paths.article(""))}{slug}`, { list });
  server.registerResource("article", template, { title: article, description: articleText, mimeType }, read);
}
