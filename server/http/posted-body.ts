import type { IncomingMessage } from "node:http";

export type PostedBody = { kind: "body"; chunks: Buffer[] } | { kind: "too large" } | { kind: "broken off" };

/**
 * Reads a posted body. One that is too large is read up to `maxUnusedBytes` and dropped, because many browsers show no
 * response before they have sent everything.
 */
export async function readPostedBody(
  request: IncomingMessage,
  maxBytes: number,
  maxUnusedBytes = maxBytes,
): Promise<PostedBody> {
  const announced = Number(request.headers["content-length"] ?? 0);
  if (announced > maxUnusedBytes) return { kind: "too large" };
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxUnusedBytes) return { kind: "too large" };
      if (Math.max(size, announced) <= maxBytes) chunks.push(chunk);
      else chunks.length = 0;
    }
    if (size > maxBytes) return { kind: "too large" };
  } catch {
    return { kind: "broken off" };
  }
  return { kind: "body", chunks };
}
