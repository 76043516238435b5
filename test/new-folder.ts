import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** An empty folder of this run, which goes with it: see `memory-folder.ts`. */
export const newFolder = () => mkdtempSync(join(tmpdir(), "test-"));
