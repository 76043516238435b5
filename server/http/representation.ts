import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding, compress, type Effort, type Encoding, isSameVersion, makeETag } from "./encodings.ts";
import { openerPolicy } from "./opener-policy.ts";

/** One answer in one encoding, with its headers flat as `writeHead` takes them fastest. */
type Variant = { etag: string; body: Buffer; headers: string[]; notModifiedHeaders: string[] };

/** A finished answer; each encoding is made when it is first asked for and then kept. */
export type Representation = {
  status: number;
  headers: [name: string, value: string][];
  identity: Buffer;
  effort: Effort;
  variants: Partial<Record<Encoding, Variant>>;
  /** What is being compressed: whoever asks meanwhile waits for that. */
  underWay: Partial<Record<Encoding, Promise<Variant>>>;
  /** Of a rendered page: the fingerprint of its data. */
  dataFingerprint?: string;
  /** Of a page of articles: who asks for it has the feed asked. */
  requestsFeedRead?: boolean;
};

export function makeRepresentation(
  status: number,
  headers: [name: string, value: string][],
  identity: Buffer,
  effort: Effort,
): Representation {
  return { status, headers, identity, effort, variants: {}, underWay: {} };
}

/** Whether two answers say the same, byte for byte: then what has been compressed of one is good for both. */
export const isSameAnswer = (one: Representation, other: Representation) =>
  one.status === other.status &&
  one.identity.equals(other.identity) &&
  one.headers.flat().join("\n") === other.headers.flat().join("\n");

/** For files: `bodies` are those that the build compressed; one that does not get smaller has but one. */
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

/** Its validator goes by what it says: made smaller, it is still the same. */
function makeVariant({ headers, identity }: Representation, body: Buffer, encoding: Encoding): Variant {
  const etag = makeETag(identity, encoding);
  const validated: [string, string][] = [...headers, ["ETag", etag]];
  const coded: [string, string][] = encoding === "identity" ? [] : [["Content-Encoding", encoding]];
  const full: [string, string][] = [...validated, ...coded, ["Content-Length", String(body.length)]];
  const withoutType = validated.filter(([name]) => name.toLowerCase() !== "content-type");
  return { etag, body, headers: full.flat(), notModifiedHeaders: withoutType.flat() };
}

const encodingFor = ({ headers }: IncomingMessage) => chooseEncoding(headers["accept-encoding"] as string | undefined);

/** Answers at once and says so, if it is there in the encoding that is asked for. */
export function sendIfReady(request: IncomingMessage, response: ServerResponse, made: Representation): boolean {
  const encoding = encodingFor(request);
  const variant = made.variants[encoding];
  if (!variant) return false;
  if (encoding === "br" && made.effort === "best") refine(made);
  sendVariant(request, response, made.status, variant);
  return true;
}

export async function sendRepresentation(request: IncomingMessage, response: ServerResponse, made: Representation) {
  if (sendIfReady(request, response, made)) return;
  const encoding = encodingFor(request);
  made.underWay[encoding] ??= compressOnce(made, encoding);
  sendVariant(request, response, made.status, await made.underWay[encoding]);
}

async function compressOnce(made: Representation, encoding: Encoding): Promise<Variant> {
  try {
    const body = await compress(made.identity, encoding, made.effort);
    made.variants[encoding] = makeVariant(made, body, encoding);
    return made.variants[encoding];
  } finally {
    delete made.underWay[encoding];
  }
}

let lastRefined = Promise.resolve();
const staysAsItIs = () => {};

/** Makes it as small as it gets, one page after another, beside those who are answered with what there is. */
function refine(made: Representation) {
  made.effort = "smallest";
  const next = async () => {
    made.variants.br = makeVariant(made, await compress(made.identity, "br", "smallest"), "br");
  };
  lastRefined = lastRefined.then(next).catch(staysAsItIs);
}

function sendVariant(request: IncomingMessage, response: ServerResponse, status: number, variant: Variant) {
  if (status === 200 && isSameVersion(request.headers["if-none-match"], variant.etag)) {
    response.writeHead(304, variant.notModifiedHeaders.concat(openerPolicy(request)));
    response.end();
    return;
  }
  response.writeHead(status, variant.headers.concat(openerPolicy(request)));
  if (request.method === "HEAD") response.end();
  else response.end(variant.body);
}
