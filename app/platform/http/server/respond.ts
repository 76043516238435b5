import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { chooseEncoding, compress } from "./encodings.ts";
import { openerPolicy } from "./opener-policy.ts";
import type { Header } from "./security-headers.ts";

/** Endpoints under these paths answer JSON. */
export const isForPrograms = (path: string) => path.startsWith("/api/");

/** So do requests that only send or accept JSON. */
function isForProgram({ url, headers }: IncomingMessage): boolean {
  const speaksJson = [headers["content-type"], headers.accept].some((type) => type?.startsWith("application/json"));
  return speaksJson || isForPrograms(url ?? "");
}

/** A short plain-text answer, for requests that never reach a page. */
export function sendLine(response: ServerResponse, status: number, line: string, headers: Header[]) {
  if (response.headersSent) return response.destroy();
  const isJson = isForProgram(response.req);
  const body = Buffer.from(isJson ? JSON.stringify({ error: line }) : `${line}\n`);
  const own: Header[] = [
    ["Content-Type", isJson ? "application/json; charset=utf-8" : "text/plain; charset=utf-8"],
    ["Cache-Control", "no-store"],
    ["Content-Length", String(body.length)],
  ];
  response.writeHead(status, [...own, ...headers].flat().concat(openerPolicy(response.req)));
  response.end(response.req.method === "HEAD" ? undefined : body);
}

/** Text types, which compress well. */
const wordy = /^(?:text\/|image\/svg|application\/(?:[\w.-]+\+)?(?:json|xml|javascript))/i;
const worthBytes = 1024;

/**
 * Sends a web response, compressed if that is quick, with the common headers it lacks. Responses with a length, tables
 * and events are streamed.
 */
export async function sendWebResponse(response: ServerResponse, webResponse: Response, common: Header[]) {
  const { req: request } = response;
  const headers: Header[] = [...webResponse.headers];
  headers.push(...common.filter(([name]) => !webResponse.headers.has(name)));
  if (webResponse.headers.has("Content-Length") || isStreamed(webResponse))
    return passOn(response, webResponse, headers);
  const isEmpty = webResponse.status === 204 || webResponse.status === 304;
  let body: Buffer = Buffer.from(await webResponse.arrayBuffer());
  if (isCompressible(webResponse, body)) {
    const encoding = chooseEncoding(request.headers["accept-encoding"] as string | undefined);
    body = await compress(body, encoding, "quick");
    headers.push(["Vary", "Accept-Encoding"]);
    if (encoding !== "identity") headers.push(["Content-Encoding", encoding]);
  }
  if (!isEmpty) headers.push(["Content-Length", String(body.length)]);
  const sent = headers.filter(([name]) => name.toLowerCase() !== "transfer-encoding");
  response.writeHead(webResponse.status, sent.flat().concat(openerPolicy(request)));
  response.end(isEmpty || request.method === "HEAD" ? undefined : body);
}

/** Tables and files to save may be long, and events come over time. */
const isStreamed = ({ headers }: Response) =>
  headers.has("Content-Disposition") || /^text\/(?:csv|event-stream)/.test(headers.get("Content-Type") ?? "");

/** A response's own ETag is for these exact bytes, so they are not compressed. */
const isCompressible = ({ headers }: Response, body: Buffer) =>
  body.length > worthBytes &&
  wordy.test(headers.get("Content-Type") ?? "") &&
  !headers.has("Content-Encoding") &&
  !headers.has("ETag");

async function passOn(response: ServerResponse, { status, body }: Response, headers: Header[]) {
  response.writeHead(status, headers.flat().concat(openerPolicy(response.req)));
  if (!body || response.req.method === "HEAD") {
    await body?.cancel();
    return response.end();
  }
  // A visitor who leaves early gets nothing, and the source is closed.
  await pipeline(Readable.fromWeb(body as never), response).catch(() => {});
}

/** Cacheable pages say `public`; everything else is personal. */
export const isPublicResponse = (webResponse: Response) =>
  webResponse.headers.get("Cache-Control")?.startsWith("public") ?? false;
