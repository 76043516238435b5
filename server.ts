import { enableCompileCache } from "node:module";
import { join } from "node:path";

// A third of a start is compiling. Later starts read the compiled code, if the cache is on before anything is imported.
// `npm start` and the unit turn it on by NODE_COMPILE_CACHE, which also covers Node's own reader of TypeScript.
enableCompileCache(join(import.meta.dirname, "node_modules/.cache/compiled"));
if (process.argv.includes("--dev")) {
  const { develop } = await import("#app/wiring/development/develop.ts");
  await develop();
} else {
  const site = "./build/site/start-site.js";
  const { runSite }: typeof import("./start-site.ts") = await import(site);
  await runSite();
}
