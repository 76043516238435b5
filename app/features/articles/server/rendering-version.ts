import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

/** The version that renderings are stored under, and the host that decides which links are external. */
export type RenderingVersion = { version: string; host: string };

/**
 * The version changes with the rules, the packages and the host of links. Articles rendered under another one are
 * rendered again.
 */
export function readRenderingVersion(siteUrl: string): RenderingVersion {
  const { host } = new URL(siteUrl);
  const hash = createHash("sha256").update(host);
  const rules = globSync("app/**/{rules,text}/**/*.ts", { cwd: root }).filter((path) => !path.endsWith(".test.ts"));
  for (const path of [...rules.sort(), "app/features/articles/server/render-post.ts", "package-lock.json"])
    hash.update(readFileSync(join(root, path)));
  return { version: hash.digest("base64url"), host };
}
