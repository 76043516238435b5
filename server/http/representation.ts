import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding, compress, type Encoding, encodings, isSameVersion, makeETag } from "./encodings.ts";

/** One answer in one encoding, with its headers flat as `writeHead` takes them fastest. */
type Variant = { etag: string; body: Buffer; headers: string[]; notModifiedHeaders: string[] };

/** A finished answer, kept in every encoding. */
export type Representation = { status: number; variants: Record<Encoding, Variant> };

/** `bodies` are those already compressed by the build; what is missing is compressed here. */
export async function makeRepresentation(
  status: number,
  headers: [name: string, value: string][],
  identity: Buffer,
  bodies: Partial<Record<Encoding, Buffer>> = {},
): Promise<Representation> {
  const made = await Promise.all(
    encodings.map(async (encoding) => {
      const body = bodies[encoding] ?? (await compress(identity, encoding));
      return [encoding, makeVariant(headers, body, encoding)] as const;
    }),
  );
  return { status, variants: Object.fromEntries(made) as Record<Encoding, Variant> };
}

/** For files that do not get smaller: pictures, fonts, archives. */
export function makeOneEncoding(headers: [name: string, value: string][], body: Buffer): Representation {
  const variant = makeVariant(headers, body, "identity");
  return { status: 200, variants: { br: variant, gzip: variant, identity: variant } };
}

function makeVariant(headers: [string, string][], body: Buffer, encoding: Encoding): Variant {
  const etag = makeETag(body, encoding);
  const validated: [string, string][] = [...headers, ["ETag", etag]];
  const coded: [string, string][] = encoding === "identity" ? [] : [["Content-Encoding", encoding]];
  const full: [string, string][] = [...validated, ...coded, ["Content-Length", String(body.length)]];
  const withoutType = validated.filter(([name]) => name.toLowerCase() !== "content-type");
  return { etag, body, headers: full.flat(), notModifiedHeaders: withoutType.flat() };
}

export function sendRepresentation(request: IncomingMessage, response: ServerResponse, made: Representation) {
  const variant = made.variants[chooseEncoding(request.headers["accept-encoding"] as string | undefined)];
  if (made.status === 200 && isSameVersion(request.headers["if-none-match"], variant.etag)) {
    response.writeHead(304, variant.notModifiedHeaders);
    response.end();
    return;
  }
  response.writeHead(made.status, variant.headers);
  if (request.method === "HEAD") response.end();
  else response.end(variant.body);
}
