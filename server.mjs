// Plain JavaScript, so that a Node that is too old can say so.
import nodeModule from "node:module";
import { join } from "node:path";
import { refuseOldNode } from "./scripts/refuse-old-node.mjs";

refuseOldNode();
// A third of a start is compiling. Later starts read the compiled code, if the cache is on before anything is imported.
// `npm start` and the unit turn it on by NODE_COMPILE_CACHE, which also covers Node's own reader of TypeScript.
nodeModule.enableCompileCache(join(import.meta.dirname, "node_modules/.cache/compiled"));
if (process.argv.includes("--dev")) {
  const { develop } = await import("#app/wiring/development/develop.ts");
  await develop();
} else {
  const { runSite } = await import("./build/site/start-site.js");
  await runSite();
}
