import { registerHooks } from "node:module";
import { missingDefence, takeAway } from "./defence.ts";

/** Loaded before the site: the file that holds the missing defence is read without it. */
const missing = await missingDefence();
const file = missing && new URL(`../${missing.file}`, import.meta.url).href;

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    return missing && url === file ? { ...loaded, source: takeAway(missing, String(loaded.source)) } : loaded;
  },
});
