import { globSync, readFileSync, writeFileSync } from "node:fs";
import { listedExpressions } from "./expressions/listed-expressions.ts";
import { reviewExpressions } from "./expressions/review-expressions.ts";

/**
 * Fails if a regular expression of the site is worse than linear. Judging all takes over a minute, so hashes of safe
 * ones are stored; `--anew` judges every one.
 */
const root = new URL("../", import.meta.url).pathname;
const files = globSync(["app/**/*.{ts,tsx}", "server/**/*.{ts,tsx}", "*.ts"], { cwd: root })
  .filter((path) => !/\.test\.tsx?$|\.config\.ts$/.test(path))
  .sort();
const sources = new Map(files.map((path) => [path, readFileSync(root + path, "utf8")]));
const safeFile = new URL("expressions/safe-expressions.txt", import.meta.url);
const known = process.argv.includes("--anew") ? [] : readFileSync(safeFile, "utf8").split("\n");
const { count, problems, safe } = await reviewExpressions(sources, listedExpressions, new Set(known));
writeFileSync(safeFile, `${safe.join("\n")}\n`);
for (const problem of problems) console.error(problem);
console.info(`${count} regular expressions judged, ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
