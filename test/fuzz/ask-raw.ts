import { connect } from "node:net";
import type { OddRequest } from "./odd-requests.ts";

export type RawAnswer = {
  /** 0 if the server closed the connection without an answer. */
  status: number;
  headers: [name: string, value: string][];
  body: string;
  durationMs: number;
  /** Neither an answer nor an end came in time. */
  isLate: boolean;
};

/** Five seconds are promised for a quiet machine: `npm run prove` checks them. */
export const maxMs = process.env.PROVE ? 5000 : 30_000;
/** After this, the client closes its side of a broken request. */
const timeoutMs = 300;

/** Writes these bytes, and reads the first whole answer. */
export function askRaw(port: number, { bytes, method, isWhole }: OddRequest): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const startedAtMs = performance.now();
    const socket = connect({ port, host: "127.0.0.1" });
    let read = Buffer.alloc(0);
    const finish = (isLate: boolean) => {
      clearTimeout(timer);
      clearTimeout(deadline);
      socket.destroy();
      resolve({ ...parseAnswer(read), durationMs: performance.now() - startedAtMs, isLate });
    };
    const timer = setTimeout(() => isWhole || socket.end(), timeoutMs);
    const deadline = setTimeout(() => finish(true), maxMs);
    socket.on("data", (chunk) => {
      read = Buffer.concat([read, chunk]);
      if (isFinished(read, method)) finish(false);
    });
    socket.on("error", () => {});
    socket.on("close", () => finish(false));
    socket.write(bytes);
  });
}

const headEnd = "\r\n\r\n";

/** The position of the final response, after interim ones. */
function finalStart(read: Buffer): number {
  let start = 0;
  while (/^HTTP\/1\.1 1\d\d/.test(read.toString("latin1", start, start + 12))) {
    const end = read.indexOf(headEnd, start);
    if (end === -1) return start;
    start = end + headEnd.length;
  }
  return start;
}

function isFinished(read: Buffer, method: string): boolean {
  const start = finalStart(read);
  const end = read.indexOf(headEnd, start);
  if (end === -1) return false;
  const { status, headers } = parseAnswer(read);
  if (method === "HEAD" || status === 204 || status === 304) return true;
  const value = (wanted: string) => headers.find(([name]) => name.toLowerCase() === wanted)?.[1];
  if (value("transfer-encoding")) return read.includes("0\r\n\r\n", end);
  const length = value("content-length");
  return length !== undefined && read.length >= end + headEnd.length + Number(length);
}

function parseAnswer(read: Buffer): Pick<RawAnswer, "status" | "headers" | "body"> {
  const start = finalStart(read);
  const end = read.indexOf(headEnd, start);
  if (end === -1) return { status: 0, headers: [], body: read.toString() };
  const [first = "", ...lines] = read.toString("latin1", start, end).split("\r\n");
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return { status: Number(first.slice(9, 12)), headers, body: read.toString("utf8", end + headEnd.length) };
}
