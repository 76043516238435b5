import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = new URL("../../", import.meta.url).pathname;

/** What renderings are made with: the version they are stored under and the host that links are judged by. */
export type RenderingVersion = { version: string; host: string };

/**
 * The version names how articles are rendered by this program: its rules, its packages, and the host that links are judged by. What
 * another version has rendered is rendered anew.
 */
export function readRenderingVersion(siteUrl: string): RenderingVersion {
  const { host } = new URL(siteUrl);
  const hash = createHash("sha256").update(host);
  const rules = globSync("app/rules/**/*.ts", { cwd: root }).filter((path) => !path.endsWith(".test.ts"));
  for (const path of [...rules.sort(), "server/articles/render-post.ts", "package-lock.json"])
    hash.update(readFileSync(join(root, path)));
  return { version: hash.digest("base64url"), host };
}
