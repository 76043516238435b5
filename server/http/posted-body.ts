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
  let blocks = new Blocks();
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxUnusedBytes) return { kind: "too large" };
      if (Math.max(size, announced) <= maxBytes) blocks.add(chunk);
      else blocks = new Blocks();
    }
    if (size > maxBytes) return { kind: "too large" };
  } catch {
    return { kind: "broken off" };
  }
  return { kind: "body", chunks: blocks.close() };
}

const minBlock = 4 * 1024;
const maxBlock = 64 * 1024;
const minLargePiece = 16 * 1024;

/** Copies small pieces together: kept as they come, a byte sent alone takes the memory of five hundred. */
class Blocks {
  #closed: Buffer[] = [];
  #block = Buffer.alloc(0);
  #used = 0;
  #total = 0;

  add(piece: Buffer) {
    this.#total += piece.length;
    if (piece.length >= minLargePiece) this.close().push(piece);
    else this.#copy(piece);
  }

  #copy(piece: Buffer) {
    if (this.#used + piece.length > this.#block.length) {
      this.close();
      this.#block = Buffer.allocUnsafeSlow(Math.min(Math.max(this.#total, minBlock), maxBlock));
    }
    this.#used += piece.copy(this.#block, this.#used);
  }

  close(): Buffer[] {
    if (this.#used > 0) this.#closed.push(this.#block.subarray(0, this.#used));
    this.#block = this.#block.subarray(this.#used);
    this.#used = 0;
    return this.#closed;
  }
}
