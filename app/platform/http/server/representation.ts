import type { IncomingMessage, ServerResponse } from "node:http";
import { limitQueue } from "#platform/child-process/server/limit-concurrency.ts";
import { chooseEncoding, compress, type Effort, type Encoding, isSameVersion, makeETag } from "./encodings.ts";
import { openerPolicy } from "./opener-policy.ts";

/** One answer in one encoding, with flat headers, which `writeHead` takes fastest. */
type Variant = { etag: string; body: Buffer; headers: string[]; notModifiedHeaders: string[] };

/** A finished answer; each encoding is made on demand and stored. */
export type Representation = {
  status: number;
  headers: [name: string, value: string][];
  identity: Buffer;
  effort: Effort;
  variants: Partial<Record<Encoding, Variant>>;
  /** Compressions under way; further requests wait for them. */
  inFlight: Partial<Record<Encoding, Promise<Variant>>>;
  /** For a rendered page: the fingerprint of its data. */
  dataFingerprint?: string;
  /** A page of articles: requesting it may start a read of the feed. */
  requestsFeedRead?: boolean;
};

export function makeRepresentation(
  status: number,
  headers: [name: string, value: string][],
  identity: Buffer,
  effort: Effort,
): Representation {
  return { status, headers, identity, effort, variants: {}, inFlight: {} };
}

/** Whether two answers are equal byte for byte, so that compressed versions can be shared. */
export const isSameResponse = (one: Representation, other: Representation) =>
  one.status === other.status &&
  one.identity.equals(other.identity) &&
  one.headers.flat().join("\n") === other.headers.flat().join("\n");

/** For files: `bodies` are those that the build compressed; incompressible files have only one. */
export function makeFileRepresentation(
  headers: [name: string, value: string][],
  identity: Buffer,
  bodies: Partial<Record<Encoding, Buffer>>,
): Representation {
  const made = makeRepresentation(200, headers, identity, "best");
  const plain = makeVariant(made, identity, "identity");
  const of = (encoding: Encoding) => (bodies[encoding] ? makeVariant(made, bodies[encoding], encoding) : plain);
  made.variants = { br: of("br"), gzip: of("gzip"), identity: plain };
  made.effort = "smallest";
  return made;
}

/** The ETag is of the content, so it stays when the compression improves. */
function makeVariant({ headers, identity }: Representation, body: Buffer, encoding: Encoding): Variant {
  const etag = makeETag(identity, encoding);
  const validated: [string, string][] = [...headers, ["ETag", etag]];
  const coded: [string, string][] = encoding === "identity" ? [] : [["Content-Encoding", encoding]];
  const full: [string, string][] = [...validated, ...coded, ["Content-Length", String(body.length)]];
  const withoutType = validated.filter(([name]) => name.toLowerCase() !== "content-type");
  return { etag, body, headers: full.flat(), notModifiedHeaders: withoutType.flat() };
}

const encodingFor = ({ headers }: IncomingMessage) => chooseEncoding(headers["accept-encoding"] as string | undefined);

/**
 * Answers synchronously if the requested encoding is ready, and says so. `more` is added to its headers: once
 * one is set on the response, Node takes all others singly.
 */
export function sendIfReady(
  request: IncomingMessage,
  response: ServerResponse,
  made: Representation,
  more: readonly string[] = [],
): boolean {
  const encoding = encodingFor(request);
  const variant = made.variants[encoding];
  if (!variant) return false;
  if (encoding === "br" && made.effort === "best") void refine(made);
  sendVariant(request, response, made.status, variant, more);
  return true;
}

export async function sendRepresentation(request: IncomingMessage, response: ServerResponse, made: Representation) {
  if (sendIfReady(request, response, made)) return;
  const encoding = encodingFor(request);
  made.inFlight[encoding] ??= compressOnce(made, encoding);
  sendVariant(request, response, made.status, await made.inFlight[encoding]);
}

async function compressOnce(made: Representation, encoding: Encoding): Promise<Variant> {
  try {
    const body = await compress(made.identity, encoding, made.effort);
    made.variants[encoding] = makeVariant(made, body, encoding);
    return made.variants[encoding];
  } finally {
    delete made.inFlight[encoding];
  }
}

/** Waiting pages stay in memory, kept or not. */
const maxWaiting = 64;
const refineNext = limitQueue(1, maxWaiting);

/**
 * Compresses a cached page at the highest level in the background, one page after another. If many wait, the page stays
 * as it is until it is requested again.
 */
export async function refine(made: Representation): Promise<void> {
  if (made.effort !== "best") return;
  made.effort = "smallest";
  const refined = await refineNext(() => compress(made.identity, "br", "smallest")).catch(() => undefined);
  if (refined === "busy") made.effort = "best";
  else if (refined) made.variants.br = makeVariant(made, refined, "br");
}

function sendVariant(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  variant: Variant,
  more: readonly string[] = [],
) {
  if (status === 200 && isSameVersion(request.headers["if-none-match"], variant.etag)) {
    response.writeHead(304, variant.notModifiedHeaders.concat(openerPolicy(request), more));
    response.end();
    return;
  }
  response.writeHead(status, variant.headers.concat(openerPolicy(request), more));
  if (request.method === "HEAD") response.end();
  else response.end(variant.body);
}
