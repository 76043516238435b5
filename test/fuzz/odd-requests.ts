import { type OddBody, oddBody } from "./odd-bodies.ts";
import { type HeaderLine, oddHeaders, oddHost } from "./odd-headers.ts";
import { oddTarget } from "./odd-paths.ts";
import type { Random } from "./random.ts";

export type OddRequest = {
  method: string;
  bytes: Buffer;
  /** The request is complete; broken ones may get no answer. */
  isWhole: boolean;
};

const usual = ["GET", "GET", "GET", "HEAD", "POST", "POST", "POST", "POST"];
const unusual = [..."PUT DELETE OPTIONS PATCH TRACE PROPFIND QUERY get FOO CONNECT PRI".split(" "), "GET\t", ""];
const versions = ["HTTP/1.0", "HTTP/0.9", "HTTP/2.0", "HTTP/9", "http/1.1", "", "HTTP/1.1 x"];
const firstBytes = ["\r\n", "\0", "\x16\x03\x01\x02\x00\x01\x00", "SSH-2.0-x\r\n", "GET\r\n\r\n", " "];

export function oddRequest(random: Random, siteMap: readonly string[], host: string): OddRequest {
  const method = random.chance(0.94) ? random.pick(usual) : random.pick(unusual);
  const target = oddTarget(random, siteMap, method);
  const version = random.chance(0.96) ? "HTTP/1.1" : random.pick(versions);
  const withBody = method === "POST" || random.chance(0.05);
  const framed = withBody ? frame(random, oddBody(random)) : { lines: [], bytes: Buffer.alloc(0), isWhole: true };
  const visitor: HeaderLine = ["X-Forwarded-For", `198.51.${random.whole(0, 255)}.${random.whole(0, 255)}`];
  const extra = random.chance(0.35) ? oddHeaders(random) : [];
  const lines = [...oddHost(random, host), visitor, ...framed.lines, ...extra];
  const ending = random.chance(0.98) ? "\r\n\r\n" : random.pick(["\n\n", "\r\n", "", "\r\r"]);
  const head = [`${method} ${target} ${version}`, ...lines.map(([name, value]) => `${name}: ${value}`)].join("\r\n");
  const start = random.chance(0.98) ? "" : random.pick(firstBytes);
  const bytes = Buffer.concat([Buffer.from(start + head + ending), framed.bytes]);
  const isPlain = start === "" && ending === "\r\n\r\n" && version === "HTTP/1.1" && usual.includes(method);
  return { method, bytes, isWhole: isPlain && framed.isWhole && extra.length === 0 };
}

/** A body with its headers, sometimes wrong. */
function frame(random: Random, { type, bytes }: OddBody): { lines: HeaderLine[]; bytes: Buffer; isWhole: boolean } {
  const typed: HeaderLine[] = random.chance(0.95) ? [["Content-Type", type]] : [];
  const length = (value: number): HeaderLine => ["Content-Length", String(value)];
  const chunked: HeaderLine = ["Transfer-Encoding", "chunked"];
  if (random.chance(0.7)) return { lines: [...typed, length(bytes.length)], bytes, isWhole: true };
  if (random.chance(0.6)) {
    const chunk = Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from("\r\n0\r\n\r\n")]);
    return { lines: [...typed, chunked], bytes: bytes.length > 0 ? chunk : chunk.subarray(5), isWhole: true };
  }
  const wrong = random.pick<HeaderLine[]>([
    [length(bytes.length + 10)],
    [length(Math.max(0, bytes.length - 3))],
    [chunked],
    [chunked, length(bytes.length)],
    [length(bytes.length), length(5)],
    [],
  ]);
  return { lines: [...typed, ...wrong], bytes, isWhole: false };
}
