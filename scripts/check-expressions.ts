import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { listedExpressions } from "./expressions/listed-expressions.ts";
import { reviewExpressions } from "./expressions/review-expressions.ts";

/** Fails if a regular expression of the site is worse than linear. Judging all takes over a minute. */
const root = fileURLToPath(new URL("../", import.meta.url));
const files = globSync(["app/**/*.{ts,tsx}", "*.ts"], { cwd: root })
  .filter((path) => !/\.test\.tsx?$|\.config\.ts$/.test(path))
  .sort();
const sources = new Map(files.map((path) => [path, readFileSync(root + path, "utf8")]));
const { count, problems } = reviewExpressions(sources, listedExpressions);
for (const problem of problems) console.error(problem);
console.info(`${count} regular expressions judged, ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
