import { lookup } from "node:dns";
import { type IncomingMessage, Agent as PlainAgent, request as requestHttp } from "node:http";
import { request as requestHttps, Agent as SecureAgent } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { createBrotliDecompress, createGunzip, createInflate, type Gunzip } from "node:zlib";
import { isPublicAddress } from "./addresses.ts";
import { isPictureBelowFolder } from "./is-picture-below-folder.ts";
import { mayLeave, stagingReason } from "./staging.ts";

export type Outgoing = {
  url: string;
  method?: "GET" | "POST" | "PUT" | "DELETE" | "PROPFIND" | "REPORT";
  headers?: Record<string, string>;
  body?: string;
  /** For the whole exchange, redirects and body included. */
  timeoutMs: number;
  /** Of the body after decompression. */
  maxBytes: number;
  /** Only the status counts: the body is read as far as it comes, and errors in it are ignored. */
  statusAlone?: boolean;
  /** Origins that the owner configured: they may have private addresses. */
  trustedOrigins?: readonly string[];
  /** An address that the owner configured: pictures below its folder may have a private address too. */
  trustedFolder?: string;
  /** Whether to follow a redirect to this address; otherwise the redirect is the answer. */
  mayRedirectTo?: (url: URL) => boolean;
  /** Aborts the exchange when the site stops. */
  stopped?: AbortSignal;
  /** Sees each piece of the body, decompressed, as it comes. */
  onPiece?: (piece: Buffer, status: number) => void;
};

export type HttpOutcome =
  | { kind: "response"; status: number; headers: IncomingMessage["headers"]; body: Buffer; url: string }
  | { kind: "timeout" }
  | { kind: "stopped" }
  | { kind: "too large" }
  | { kind: "private address" }
  | { kind: "refused redirect"; to: string }
  | { kind: "unreachable"; reason: string };

const maxRedirects = 5;

/** The only way to the network. Never throws: every failure is a named outcome. */
export async function sendOut(outgoing: Outgoing): Promise<HttpOutcome> {
  if (!mayLeave(outgoing.method ?? "GET")) return { kind: "unreachable", reason: stagingReason };
  // Node takes whole milliseconds only, and nothing may be left of a longer time.
  const deadline = AbortSignal.timeout(Math.max(1, Math.ceil(outgoing.timeoutMs)));
  const signal = outgoing.stopped ? AbortSignal.any([deadline, outgoing.stopped]) : deadline;
  if (!URL.canParse(outgoing.url)) return { kind: "unreachable", reason: "no address" };
  let url = new URL(outgoing.url);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const outcome = await exchange(url, outgoing, signal);
    if (outcome.kind !== "response" || !outgoing.mayRedirectTo) return outcome;
    if (!isRedirect(outcome.status) || !outcome.headers.location) return outcome;
    if (!URL.canParse(outcome.headers.location, url)) return { kind: "refused redirect", to: outcome.headers.location };
    const next = new URL(outcome.headers.location, url);
    if (!outgoing.mayRedirectTo(next)) return { kind: "refused redirect", to: next.href };
    url = next;
  }
  return { kind: "refused redirect", to: url.href };
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

class PrivateAddressError extends Error {}
class TooLargeError extends Error {}

const isTrusted = (url: URL, { trustedOrigins = [], trustedFolder }: Outgoing) =>
  trustedOrigins.includes(url.origin) || (trustedFolder !== undefined && isPictureBelowFolder(url, trustedFolder));

async function exchange(url: URL, outgoing: Outgoing, signal: AbortSignal): Promise<HttpOutcome> {
  const trusted = isTrusted(url, outgoing);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (!trusted && isIP(host) && !isPublicAddress(host)) return { kind: "private address" };
  try {
    const response = await begin(url, outgoing, signal, trusted);
    const body = await readBody(response, outgoing, signal);
    return { kind: "response", status: response.statusCode ?? 0, headers: response.headers, body, url: url.href };
  } catch (error) {
    if (outgoing.stopped?.aborted) return { kind: "stopped" };
    if (signal.aborted) return { kind: "timeout" };
    if (error instanceof PrivateAddressError) return { kind: "private address" };
    if (error instanceof TooLargeError) return { kind: "too large" };
    return { kind: "unreachable", reason: (error as NodeJS.ErrnoException).code ?? String(error) };
  }
}

const keepOpen = { keepAlive: true, timeout: 5000 };

/** Separate pools: a connection to an owner's private address is never reused for another purpose. */
const agents = {
  trusted: { "http:": new PlainAgent(keepOpen), "https:": new SecureAgent(keepOpen) },
  others: { "http:": new PlainAgent(keepOpen), "https:": new SecureAgent(keepOpen) },
};

function begin(url: URL, { method = "GET", headers, body }: Outgoing, signal: AbortSignal, trusted: boolean) {
  const send = url.protocol === "https:" ? requestHttps : requestHttp;
  const agent = agents[trusted ? "trusted" : "others"][url.protocol === "https:" ? "https:" : "http:"];
  return new Promise<IncomingMessage>((resolve, reject) => {
    const request = send(url, {
      method,
      headers: { "accept-encoding": "br, gzip, deflate", ...headers },
      signal,
      agent,
      lookup: trusted ? lookup : lookupPublic,
    });
    request.on("response", resolve);
    request.on("error", reject);
    request.end(body);
  });
}

/** Checked in the lookup of the connection itself, so that a name cannot resolve differently afterwards. */
const lookupPublic: LookupFunction = (host, options, callback) => {
  lookup(host, options, (error, address, family) => {
    const found = Array.isArray(address) ? address.map((each) => each.address) : [address];
    if (!error && !found.every(isPublicAddress)) return callback(new PrivateAddressError(), address, family);
    callback(error, address, family);
  });
};

function decompressed(response: IncomingMessage): IncomingMessage | Gunzip {
  const encoding = response.headers["content-encoding"]?.trim().toLowerCase();
  if (encoding === "gzip" || encoding === "x-gzip") return pipe(response, createGunzip());
  if (encoding === "br") return pipe(response, createBrotliDecompress());
  if (encoding === "deflate") return pipe(response, createInflate());
  return response;
}

function pipe(source: IncomingMessage, through: Gunzip) {
  source.on("error", (error) => through.destroy(error));
  source.on("aborted", () => through.destroy(new Error("aborted")));
  return source.pipe(through);
}

async function readBody(response: IncomingMessage, outgoing: Outgoing, signal: AbortSignal): Promise<Buffer> {
  const stream = decompressed(response);
  const stop = () => stream.destroy(new Error("timeout"));
  signal.addEventListener("abort", stop);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > outgoing.maxBytes) throw new TooLargeError();
      chunks.push(chunk);
      outgoing.onPiece?.(chunk, response.statusCode ?? 0);
    }
  } catch (error) {
    if (!outgoing.statusAlone && !isEmpty(stream, error)) throw error;
  } finally {
    signal.removeEventListener("abort", stop);
    response.destroy();
  }
  return Buffer.concat(chunks);
}

/** Decompression must not accept an empty body as a whole file. */
const isEmpty = (stream: IncomingMessage | Gunzip, error: unknown) =>
  "bytesWritten" in stream && stream.bytesWritten === 0 && (error as NodeJS.ErrnoException).code === "Z_BUF_ERROR";
