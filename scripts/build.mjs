// `npm run build`: its steps, and the mark by which setup.mjs and the tests detect a stale build.
import { spawnSync } from "node:child_process";
import { beginBuild } from "./build-mark.mjs";
import { noteCommit } from "./note-commit.mjs";

const steps = [
  "react-router build --logLevel warn",
  "node scripts/bundle-site.ts",
  "node scripts/bundle-processes.ts",
  "node scripts/compress-assets.ts",
  "node scripts/date-pages.ts",
];

const markBuild = beginBuild();
for (const step of steps) {
  const { status } = spawnSync(step, { stdio: "inherit", shell: true });
  if (status !== 0) process.exit(status ?? 1);
}
noteCommit();
markBuild();
