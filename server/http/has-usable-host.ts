import type { IncomingMessage } from "node:http";

const usableHost = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * Whether a request names one valid host (RFC 9112, 3.2). Of several Node reads the first, but a proxy may have read
 * another. Node itself requires one in HTTP/1.1; earlier versions have none.
 */
export function hasUsableHost({ headers, rawHeaders }: IncomingMessage): boolean {
  if (headers.host === undefined) return true;
  return usableHost.test(headers.host) && countHosts(rawHeaders) === 1;
}

/** Names and values in turn. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length === 4 && name.toLowerCase() === "host") count += 1;
  }
  return count;
}
