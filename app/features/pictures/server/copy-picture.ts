import { createHash } from "node:crypto";
import { sendOut } from "#platform/outgoing/server/http.ts";
import { encodeInChildProcess } from "./encode-in-child-process.ts";
import type { EncodedPicture } from "./encode-picture.ts";
import type { StoredPicture } from "./pictures.ts";

export type CopyOutcome = { kind: "copied"; picture: EncodedPicture } | { kind: "failed"; reason: string };

const fetchTimeoutMs = 20_000;
const maxBytes = 8 * 1024 * 1024;
/** Smaller pictures only track readers. */
const minSide = 16;

/**
 * Copies a picture of an article: fetched from a public address or the feed's own folder, or read from a data URL, then
 * decoded and encoded in a child process.
 */
export async function copyPicture(
  address: string,
  feedUrl: string | undefined,
  stopped: AbortSignal,
): Promise<CopyOutcome> {
  const read = /^data:/i.test(address) ? readData(address) : await fetchPicture(address, feedUrl, stopped);
  if (typeof read === "string") return { kind: "failed", reason: read };
  const reply = await encodeInChildProcess({ bytes: read, minSide }, stopped);
  if (reply.kind !== "answer") return { kind: "failed", reason: reply.kind };
  if (reply.answer === "too large") return { kind: "failed", reason: reply.answer };
  return reply.answer ? { kind: "copied", picture: reply.answer } : { kind: "failed", reason: "no picture" };
}

async function fetchPicture(
  address: string,
  feedUrl: string | undefined,
  stopped: AbortSignal,
): Promise<Buffer | string> {
  const url = URL.parse(address, feedUrl);
  if (!url || !/^https?:$/.test(url.protocol)) return "no address";
  const outcome = await sendOut({
    url: url.href,
    headers: { accept: "image/avif,image/webp,image/*;q=0.8", "user-agent": "site-picture-reader" },
    timeoutMs: fetchTimeoutMs,
    maxBytes,
    stopped,
    trustedFolder: feedUrl,
    mayRedirectTo: ({ protocol }) => /^https?:$/.test(protocol),
  });
  if (outcome.kind === "unreachable") return `unreachable (${outcome.reason})`;
  if (outcome.kind !== "response") return outcome.kind;
  return outcome.status === 200 ? outcome.body : `HTTP error ${outcome.status}`;
}

function readData(address: string): Buffer | string {
  const encoded = /^data:image\/[\w.+-]+;base64,([\w+/=\s%-]*)$/i.exec(address)?.[1];
  return encoded ? Buffer.from(encoded, "base64") : "no picture";
}

const maxAddress = 8 * 1024 * 1024;

/** Whether a picture can be copied: it has an address of usable length, and is not on this site already. */
export const copyable = (address: string): boolean =>
  address !== "" && address.length <= maxAddress && !/^\/(?:pictures|media)\//.test(address);

/** Our files of a picture, each with its hash. */
export const hashFiles = ({ width, height, files }: EncodedPicture): StoredPicture => ({
  width,
  height,
  files: files.map((file) => ({ ...file, hash: createHash("sha256").update(file.bytes).digest("base64url") })),
});
