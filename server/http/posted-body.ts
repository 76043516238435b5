import type { IncomingMessage } from "node:http";

export type PostedBody = { kind: "body"; chunks: Buffer[] } | { kind: "too large" } | { kind: "broken off" };

export async function readPostedBody(request: IncomingMessage, maxBytes: number): Promise<PostedBody> {
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) return { kind: "too large" };
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) return { kind: "too large" };
      chunks.push(chunk);
    }
  } catch {
    return { kind: "broken off" };
  }
  return { kind: "body", chunks };
}
