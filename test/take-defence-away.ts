import { registerHooks } from "node:module";
import { missingDefence, takeAway } from "./defence.ts";

/** Loaded before the site, which then runs from its sources: the file that holds the missing defence is read without it. */
const missing = await missingDefence();
const file = missing && new URL(`../${missing.file}`, import.meta.url).href;
const bundle = new URL("../build/site/start-site.js", import.meta.url).href;
const sources = new URL("../start-site.ts", import.meta.url).href;

registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context);
    return resolved.url === bundle ? { ...resolved, url: sources, format: "module-typescript" } : resolved;
  },
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    return missing && url === file ? { ...loaded, source: takeAway(missing, String(loaded.source)) } : loaded;
  },
});
