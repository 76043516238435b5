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
 * Gives this run and all its processes one temporary folder, in memory where there is room: no test waits for a disk,
 * and what a test leaves behind goes with the run. Other processes of the same run keep the folder of the first.
 */
export function keepFilesInMemory() {
  if (process.env.TEST_RUN_FOLDER) return;
  const folder = mkdtempSync(join(hasRoom() ? inMemory : tmpdir(), "site-tests-"));
  // PostgreSQL runs as a user of its own and must be able to pass through.
  chmodSync(folder, 0o711);
  process.env.TEST_RUN_FOLDER = folder;
  process.env.TMPDIR = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
}
