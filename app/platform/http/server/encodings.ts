import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** The best of our encodings that Accept-Encoding allows; `q=0` forbids one. */
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
 * How much time compression may take. A cached page gets a few milliseconds in another thread and, when requested
 * again, fifty: that saves a tenth of its bytes, and a round trip if it then fits into the first. A personal page is
 * compressed quickly.
 */
export type Effort = "smallest" | "best" | "quick";

const brotliQuality: Record<Effort, number> = { smallest: 11, best: 9, quick: 3 };
/**
 * Short texts are mostly forms in frames. A third of a millisecond more saves a tenth of their bytes, and a round trip
 * of the page around them.
 */
const smallBytes = 32 * 1024;
const smallQuality = 5;
/** A third of a millisecond: handing it to another thread takes longer. */
const atOnceBytes = 64 * 1024;
const gzipLevel: Record<Effort, number> = { smallest: 9, best: 9, quick: 5 };

export async function compress(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === "br") {
    const options = { params: brotliParams(body, effort) };
    return effort === "quick" && body.length <= atOnceBytes
      ? brotliCompressSync(body, options)
      : brotliOf(body, options);
  }
  if (encoding === "gzip") return gzipOf(body, { level: gzipLevel[effort] });
  return body;
}

/** A window no wider than the text: the default takes 32 MB of memory in each thread, much of it never returned. */
function brotliParams({ length }: Buffer, effort: Effort) {
  const windowBits = Math.min(Math.max(Math.ceil(Math.log2(length + 16)), 16), 22);
  return {
    [constants.BROTLI_PARAM_QUALITY]: effort === "quick" && length <= smallBytes ? smallQuality : brotliQuality[effort],
    [constants.BROTLI_PARAM_LGWIN]: windowBits,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  };
}

const digests = new WeakMap<Buffer, string>();

/** An ETag of a text before encoding; it differs for each encoding. The text is hashed once for all of them. */
export function makeETag(body: Buffer, encoding: Encoding): string {
  const digest = digests.get(body) ?? createHash("sha256").update(body).digest("base64url").slice(0, 20);
  digests.set(body, digest);
  return `"${digest}-${encoding}"`;
}

/** Whether If-None-Match has this ETag; a proxy may have made it weak. */
export function isSameVersion(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch !== undefined && (ifNoneMatch === etag || ifNoneMatch === "*" || ifNoneMatch.includes(etag));
}
