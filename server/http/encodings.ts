import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** The best of our encodings that the browser's Accept-Encoding allows; one it rules out by `q=0` is not used. */
export function chooseEncoding(accept: string | undefined): Encoding {
  if (accept === undefined) return "identity";
  if (allows(accept, "br")) return "br";
  return allows(accept, "gzip") ? "gzip" : "identity";
}

function allows(accept: string, encoding: "br" | "gzip"): boolean {
  const at = accept.indexOf(encoding);
  if (at === -1) return false;
  const rest = accept.slice(at + encoding.length);
  return !/^\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/.test(rest);
}

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

/**
 * What is kept is worth a few milliseconds in a thread of its own, and once it is asked for again fifty: that is a tenth
 * of its bytes, and a round trip on a phone where it makes a page fit into the first. What is made for one visitor is not.
 */
export type Effort = "smallest" | "best" | "quick";

const brotliQuality: Record<Effort, number> = { smallest: 11, best: 9, quick: 3 };
/** A form for a frame is worth a third of a millisecond more: a tenth of its bytes, and a round trip of the page around it. */
const smallBytes = 32 * 1024;
const smallQuality = 5;
const gzipLevel: Record<Effort, number> = { smallest: 9, best: 9, quick: 5 };

export async function compress(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === "br") return brotliOf(body, { params: brotliParams(body, effort) });
  if (encoding === "gzip") return gzipOf(body, { level: gzipLevel[effort] });
  return body;
}

/** A window no wider than the text: the usual one takes 32 MB of memory in each thread, of which much is not given back. */
function brotliParams({ length }: Buffer, effort: Effort) {
  const windowBits = Math.min(Math.max(Math.ceil(Math.log2(length + 16)), 16), 22);
  return {
    [constants.BROTLI_PARAM_QUALITY]: effort === "quick" && length <= smallBytes ? smallQuality : brotliQuality[effort],
    [constants.BROTLI_PARAM_LGWIN]: windowBits,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  };
}

/** A validator of a text as it is before it is coded; it differs for each encoding. */
export function makeETag(body: Buffer, encoding: Encoding): string {
  return `"${createHash("sha256").update(body).digest("base64url").slice(0, 20)}-${encoding}"`;
}

/** Whether If-None-Match names this ETag; a proxy may have made it weak. */
export function isSameVersion(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch !== undefined && (ifNoneMatch === etag || ifNoneMatch === "*" || ifNoneMatch.includes(etag));
}
