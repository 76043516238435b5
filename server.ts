import { enableCompileCache } from "node:module";
import { join } from "node:path";

// A third of a start is compiling: what one start has compiled the next one reads, if that is said before anything is
// loaded. `npm start` and the unit say it before this file as well, which spares the start what reads TypeScript.
enableCompileCache(join(import.meta.dirname, "node_modules/.cache/compiled"));
if (process.argv.includes("--dev")) {
  const { develop } = await import("./server/run/develop.ts");
  await develop();
} else {
  const site = "./build/site/start-site.js";
  const { runSite }: typeof import("./start-site.ts") = await import(site);
  await runSite();
}
