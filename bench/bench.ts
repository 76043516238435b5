import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * `npm run bench -- paint all 5` runs one scenario of `bench/scenarios` with the arguments after its name. Without a
 * name it runs the most important ones. Exits with the status of the first that fails.
 */
const folder = new URL("scenarios/", import.meta.url);
const scenarios = readdirSync(folder).map((name) => name.replace(/\.ts$/, ""));
const [scenario, ...words] = process.argv.slice(2);

if (scenario !== undefined && !scenarios.includes(scenario)) {
  console.error(`There is no scenario named ${scenario}. There are: ${scenarios.join(", ")}`);
  process.exit(1);
}

for (const name of scenario === undefined ? ["requests", "bytes"] : [scenario]) {
  const file = fileURLToPath(new URL(`${name}.ts`, folder));
  const { status } = spawnSync(process.execPath, [file, ...words], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
