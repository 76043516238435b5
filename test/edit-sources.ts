import { registerHooks } from "node:module";

const root = new URL("../", import.meta.url).href;
const bundle = `${root}build/site/start-site.js`;

/** Strings that occur once in a file, with their replacements. */
type Edits = readonly (readonly [words: string, instead: string])[];

/** The file's text after the edits. */
export function editText(file: string, edits: Edits, source: string): string {
  return edits.reduce((text, [words, instead]) => {
    if (text.split(words).length !== 2) throw new Error(`${file} does not say once: ${words}`);
    return text.replace(words, () => instead);
  }, source);
}

/** Makes the site load from source, with these files changed. */
export function editSources(edits: Record<string, Edits>) {
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const resolved = nextResolve(specifier, context);
      return resolved.url === bundle ? nextResolve(`${root}start-site.ts`, context) : resolved;
    },
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      const file = url.startsWith(root) ? url.slice(root.length) : "";
      const asked = edits[file];
      return asked ? { ...loaded, source: editText(file, asked, String(loaded.source)) } : loaded;
    },
  });
}
