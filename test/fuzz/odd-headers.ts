import { mark, oddText } from "./odd-text.ts";
import type { Random } from "./random.ts";

export type HeaderLine = [name: string, value: string];

/** Names, and the values that proxies, careless programs or attackers send with them, between bars. */
const known = `
Accept-Encoding: br|gzip;q=0, br;q=0|identity;q=0|*;q=0|br;q=x|,,,|zstd|brgzip
If-None-Match: *|""|W/|"|"a", "b"|${"x".repeat(4000)}
If-Modified-Since: yesterday|Thu, 01 Jan 1970 00:00:00 GMT
Range: bytes=0-|bytes=-1|bytes=5-1|bytes=0-0,1-1,2-2|lines=1-2|bytes=99999999999999999999-
Expect: 100-continue|200-ok|
Upgrade: websocket|h2c|TLS/1.0
Connection: keep-alive, Upgrade|close|x|Transfer-Encoding
Origin: null|https://elsewhere.example|http://|://|http://127.0.0.1
Sec-Fetch-Site: cross-site|none|same-origin
Content-Type: application/json|text/plain|application/x-www-form-urlencoded|multipart/form-data|x
Content-Encoding: gzip|br|deflate, gzip
X-Forwarded-For: 203.0.113.7|unknown|,,,|::1|x	${mark}|${"1.1.1.1, ".repeat(200)}
X-Forwarded-Proto: https|javascript|https,http|
X-Forwarded-Host: elsewhere.example
Idempotency-Key: ${"a".repeat(21)}||${"x".repeat(500)}|../../../../../../../
X-Retry-Attempt: 0|-1|many
Cookie: a=b|=; ;=|${"x".repeat(3000)}|session=%00
Authorization: Bearer x|Basic !!!|Digest
Accept: application/json|text/html;q=0|*/*
Accept-Language: x|${"de-DE,".repeat(200)}
X-HTTP-Method-Override: DELETE
Content-Length: -1|1, 2|99999999999999999999|0x10|+1
Transfer-Encoding: chunked|gzip, chunked|chunked, identity|xchunked|identity`
  .trim()
  .split("\n")
  .map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2).split("|")] as const);

export function oddHeaders(random: Random): HeaderLine[] {
  const lines = random.some(known, 4).map(([name, values]): HeaderLine => [name, random.pick(values)]);
  if (random.chance(0.05)) lines.push([oddText(random, 1) || "X", oddText(random)]);
  if (random.chance(0.03)) lines.push(...Array.from({ length: 300 }, (_, index): HeaderLine => [`X-${index}`, "y"]));
  if (random.chance(0.03)) lines.push(["X-Long", "y".repeat(random.whole(8000, 70_000))]);
  if (random.chance(0.03)) lines.push(["X-Folded", `one\r\n two\r\n\t${mark}: three`]);
  if (random.chance(0.03))
    lines.push([
      "X-Bytes",
      random
        .bytes(40)
        .toString("latin1")
        .replace(/[\r\n]/g, ""),
    ]);
  return lines;
}

const oddHosts = [
  "elsewhere.example",
  "",
  "a b",
  "[::1",
  `x"><${mark}>`,
  "elsewhere.example/@",
  "elsewhere.example:99999",
];

/** Usually a correct host; else none, another, or two. */
export function oddHost(random: Random, host: string): HeaderLine[] {
  if (random.chance(0.94)) return [["Host", host]];
  const lines = random.some(oddHosts, 2).map((each): HeaderLine => ["Host", each]);
  return random.chance(0.2) ? [["Host", host], ...lines] : lines;
}
