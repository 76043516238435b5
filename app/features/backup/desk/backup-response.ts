import { backupCopy } from "../words.ts";

type OpenFile = { stream: ReadableStream<Uint8Array>; bytes?: number };

/** A backup as a download, with its length if that is known. */
export const backupResponse = ({ stream, bytes }: OpenFile, name: string) =>
  new Response(stream, {
    headers: {
      "Content-Type": name.endsWith(".gz") ? "application/gzip" : "application/octet-stream",
      ...(bytes === undefined ? {} : { "Content-Length": String(bytes) }),
      "Content-Disposition": `attachment; filename="${name}"`,
    },
  });

export const noBackupResponse = () =>
  new Response(`${backupCopy.missing}\n`, { status: 404, headers: { "Content-Type": "text/plain; charset=utf-8" } });
