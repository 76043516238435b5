import { type FileHandle, open, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";

const lookEveryMs = 50;
const chunkBytes = 64 * 1024;

/**
 * Reads a backup while it is written, and deletes it. `written` tells in the end whether it is whole; if not, reading
 * fails. Undefined if nothing was written at all.
 */
export async function followBackup(
  file: string,
  written: Promise<boolean>,
): Promise<ReadableStream<Uint8Array> | undefined> {
  let isWhole: boolean | undefined;
  const ended = written.then((is) => {
    isWhole = is;
  });
  const wait = () => Promise.race([ended, pause(lookEveryMs)]);
  const handle = await openBegun(file, () => isWhole !== undefined, wait);
  void ended.then(() => rm(file, { force: true })).catch(() => {});
  if (!handle) return undefined;
  return Readable.toWeb(Readable.from(readOn(handle, () => isWhole, wait))) as ReadableStream<Uint8Array>;
}

/** It gets its name once it is whole. */
async function openBegun(file: string, isOver: () => boolean, wait: () => Promise<unknown>) {
  for (;;) {
    const isLast = isOver();
    for (const path of [`${file}.partial`, file]) {
      const handle = await open(path).catch(() => undefined);
      if (handle) return handle;
    }
    if (isLast) return undefined;
    await wait();
  }
}

async function* readOn(handle: FileHandle, isWhole: () => boolean | undefined, wait: () => Promise<unknown>) {
  try {
    for (;;) {
      const wasWhole = isWhole();
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(chunkBytes));
      if (bytesRead > 0) yield buffer.subarray(0, bytesRead);
      else if (wasWhole) return;
      else if (wasWhole === false) throw new Error("the backup could not be made to its end");
      else await wait();
    }
  } finally {
    await handle.close();
  }
}
