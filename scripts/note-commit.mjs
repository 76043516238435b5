// Writes build/commit, which /healthz tells. It reads git's own files: an image has these, but not the program.
import { existsSync, readFileSync, writeFileSync } from "node:fs";

export function noteCommit() {
  try {
    writeFileSync("build/commit", readCommit());
  } catch {
    // There is no history, or the user that runs the site may not write where it was built.
  }
}

function readCommit() {
  const head = readFileSync(".git/HEAD", "utf8").trim();
  const [, branch] = /^ref: (.+)$/.exec(head) ?? [];
  if (!branch) return head;
  if (existsSync(`.git/${branch}`)) return readFileSync(`.git/${branch}`, "utf8").trim();
  const packed = readFileSync(".git/packed-refs", "utf8").split("\n");
  return packed.find((line) => line.endsWith(` ${branch}`))?.split(" ")[0] ?? "";
}
