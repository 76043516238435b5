import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const tracked = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" })
  .split("\n")
  .filter((path) => path && existsSync(path));
export const code = tracked.filter(
  (path) => /\.(?:ts|tsx)$/.test(path) && /^(?:app|start-site|scripts|bench|test)/.test(path),
);
export const product = code.filter((path) => /^(?:app|start-site)/.test(path) && !path.endsWith(".test.ts"));
export const textOf = (path: string) => readFileSync(path, "utf8");
export const linesOf = (path: string) => textOf(path).trimEnd().split("\n").length;

export const imports = /(?:^|\n)\s*(?:import|export)\s[^"';]*?from\s+"([^"]+)"/g;
export const importsAtRunTime = /(?:^|\n)\s*(?:import|export)(?!\s+type\b)[^"';]*?from\s+"([^"]+)"/g;

/** The files of this project that a file imports, as paths from the root. */
export function importsOf(path: string, pattern = importsAtRunTime): string[] {
  return [...textOf(path).matchAll(pattern)].flatMap(([, target = ""]) => {
    if (/^#(?:app|test)\//.test(target)) return [target.slice(1)];
    if (target.startsWith("#")) return [`app/${target.slice(1)}`];
    return target.startsWith(".") ? [join(path, "..", target)] : [];
  });
}
