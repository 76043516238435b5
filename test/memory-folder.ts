import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const inMemory = "/dev/shm";
const minFreeBytes = 1024 ** 3;

function hasRoom(): boolean {
  try {
    accessSync(inMemory, constants.W_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize > minFreeBytes;
  } catch {
    return false;
  }
}

/**
 * One temporary folder for this run and all its processes, in memory if there is room: no test waits for a disk, and
 * nothing stays behind.
 */
export function keepFilesInMemory() {
  if (process.env.TEST_RUN_FOLDER) return;
  const folder = mkdtempSync(join(hasRoom() ? inMemory : tmpdir(), "site-tests-"));
  // PostgreSQL runs as another user and must be able to pass.
  chmodSync(folder, 0o711);
  process.env.TEST_RUN_FOLDER = folder;
  process.env.TMPDIR = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
}
