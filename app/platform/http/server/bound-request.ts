import type { IncomingMessage } from "node:http";

const maxPathCharacters = 2048;
const maxQueryCharacters = 4096;

/** The maximum read of each header that we parse: more than any browser or proxy sends. */
const maxHeaderCharacters: Readonly<Record<string, number>> = {
  accept: 1024,
  "accept-encoding": 256,
  authorization: 512,
  "content-type": 256,
  cookie: 8192,
  host: 512,
  "if-none-match": 2048,
  origin: 512,
  range: 256,
  referer: 2048,
  "user-agent": 1024,
};
const headerNames = Object.keys(maxHeaderCharacters);

/** Proxies append to these, so only the end is theirs. */
const writtenAtTheEnd = ["x-forwarded-for", "x-forwarded-proto"];
const maxForwardedCharacters = 1024;

/** Cuts headers before they are parsed. */
export function boundHeaders({ headers }: IncomingMessage) {
  for (const name of headerNames) {
    const value = headers[name];
    const max = maxHeaderCharacters[name] ?? 0;
    if (typeof value === "string" && value.length > max) headers[name] = value.slice(0, max);
  }
  for (const name of writtenAtTheEnd) {
    const value = headers[name];
    if (typeof value === "string" && value.length > maxForwardedCharacters)
      headers[name] = value.slice(-maxForwardedCharacters);
  }
}

/** Whether a request's target is longer than any address of the site. */
export function isTooLongAddress(target: string): boolean {
  const mark = target.indexOf("?");
  const pathLength = mark === -1 ? target.length : mark;
  return pathLength > maxPathCharacters || target.length - pathLength > maxQueryCharacters;
}
