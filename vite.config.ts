import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

const ours = (...modules: string[]) => `/app/(?:${modules.join("|")})\\.tsx?$`;
const react = "/node_modules/(?:react|react-dom|scheduler)/";

/**
 * What several islands share, in a file each: one for every module came to twenty-two on the articles' list. Every island
 * has the first; the articles' list, its single article and the uploader the second; the first two of these the third. Home's
 * newest articles have all three. The calendar has the last: its rules are the desk's too, which would split them.
 */
const sharedByIslands = [
  {
    name: "react",
    test: new RegExp(
      `${react}|${ours(
        "islands/(?:mount-island|island-boundary)",
        "sections/use-words",
        "copy/editable",
        "rules/text/fill",
        "paths",
        "rules/http/with-query",
        "browser/storage",
      )}`,
    ),
  },
  {
    name: "posts",
    test: new RegExp(
      ours("copy/pages/blog", "browser/feed/stored-feed", "rules/(?:articles/format-post-date|text/hash-text)"),
    ),
  },
  {
    name: "post-list",
    test: new RegExp(
      ours(
        "ui/(?:picture|skeleton-card)",
        "sections/articles/(?:article-card|post-picture)",
        "browser/feed/own-feed",
        "islands/(?:feed/use-stored-posts|article-list/failed-articles)",
        "rules/articles/(?:(?:filter|order)-posts|direct-picture|post)",
      ),
    ),
  },
  {
    name: "hours",
    test: new RegExp(ours("rules/(?:time/(?:zoned-time|date-format)|bookings/slot-words)")),
  },
];

/**
 * Nothing is loaded ahead of a script (`modulePreload`, and islands import no styles), so an import needs nothing of what
 * the bundler wraps around it, nor the file for it that each page would have to ask for.
 */
const plainImports: Plugin = {
  name: "plain-imports",
  apply: "build",
  renderChunk: (code) =>
    code
      .replace(/import\s*\{[^{}]*\}\s*from\s*"[^"]*preload-helper[^"]*";/, "")
      .replace(/__vitePreload\(((?:(?!__vitePreload)[\s\S])*?), __VITE_PRELOAD__\)/g, "($1)()"),
};

export default defineConfig({
  plugins: [plainImports, reactRouter()],
  // Found while pages are asked for, a dependency would load them again.
  optimizeDeps: { entries: ["app/entry.client.tsx", "app/islands/**/*.tsx"] },
  build: {
    // Everything from our own origin by its own address: the policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: false,
    // A slow machine is no fault of the sources.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedByIslands } } } } },
  },
});
