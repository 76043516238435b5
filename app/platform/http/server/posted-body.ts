import type { IncomingMessage } from "node:http";

export type PostedBody =
  | { kind: "body"; chunks: Buffer[] }
  | { kind: "too large" }
  | { kind: "no room" }
  | { kind: "broken off" };

/** Bodies are in memory until they are answered, so all of them together have a limit. */
export class BodyMemory {
  #free: number;

  constructor(maxBytes: number) {
    this.#free = maxBytes;
  }

  /**
   * The share of one body, which counts beyond its first `smallBytes`: small bodies always find room. Refused once, it
   * stays so: the rest of its body is useless.
   */
  share(smallBytes = 0) {
    let read = 0;
    let taken = 0;
    const share = {
      isRefused: false,
      take: (bytes: number) => {
        read += bytes;
        const more = Math.max(0, read - smallBytes) - taken;
        share.isRefused ||= more > this.#free;
        if (share.isRefused) return false;
        this.#free -= more;
        taken += more;
        return true;
      },
      giveBack: () => {
        this.#free += taken;
        taken = 0;
      },
    };
    return share;
  }
}

export type Share = ReturnType<BodyMemory["share"]>;

const unlimited: Share = { isRefused: false, take: () => true, giveBack: () => {} };

/**
 * Reads a posted body. One that is too large is read up to `maxUnusedBytes` and dropped, because many browsers show no
 * response before they have sent everything. A body that finds no room is dropped in the same way.
 */
export async function readPostedBody(
  request: IncomingMessage,
  maxBytes: number,
  maxUnusedBytes = maxBytes,
  share = unlimited,
): Promise<PostedBody> {
  const announced = Number(request.headers["content-length"] ?? 0);
  if (announced > maxUnusedBytes) return { kind: "too large" };
  let blocks = new Blocks();
  const drop = () => {
    blocks = new Blocks();
    share.giveBack();
  };
  let size = 0;
  const isWithin = await readPieces(request, (piece) => {
    size += piece.length;
    if (size > maxUnusedBytes) return false;
    if (Math.max(size, announced) <= maxBytes && share.take(piece.length)) blocks.add(piece);
    else drop();
    return true;
  });
  if (isWithin === undefined) return { kind: "broken off" };
  if (!isWithin || size > maxBytes) return { kind: "too large" };
  return share.isRefused ? { kind: "no room" } : { kind: "body", chunks: blocks.close() };
}

const minPieceBytes = 16;
const maxTinyPieces = 1000;

/**
 * Hands over the pieces of a body until `take` gives false, or to its end: true. Undefined if it breaks off, or comes in
 * single bytes, as no browser sends it: each piece takes the time of a large one. Iterating would take five times as long.
 */
const readPieces = (request: IncomingMessage, take: (piece: Buffer) => boolean): Promise<boolean | undefined> =>
  new Promise((resolve) => {
    // The sender may have left while it was found out who it is: no event follows.
    if (request.destroyed) return resolve(undefined);
    let tinyPieces = 0;
    const end = (result: boolean | undefined) => {
      request.off("data", hear).pause();
      resolve(result);
    };
    const hear = (piece: Buffer) => {
      if (piece.length < minPieceBytes && ++tinyPieces > maxTinyPieces) return end(undefined);
      if (!take(piece)) end(false);
    };
    request
      .once("end", () => resolve(true))
      .once("error", () => resolve(undefined))
      .once("close", () => resolve(undefined))
      .on("data", hear);
  });

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
