import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

const ours = (...modules: string[]) => `/app/(?:${modules.join("|")})\\.tsx?$`;
const react = "/node_modules/(?:react|react-dom|scheduler)/";

/**
 * Groups the modules that islands share: a file for each module made twenty-two on the articles' list. Every island loads
 * `react`. The articles' list and the single article load `posts` and `post-list`, the uploader `posts` alone, and Home's
 * newest articles all of them. The calendar loads `hours`: the desk uses these rules too, and would split them.
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
 * Removes the preload helper that the bundler wraps around dynamic imports, which costs each page a file. There is nothing
 * to preload: `modulePreload` is off, and islands import no styles.
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
  // A dependency that is found only during a request would reload the page.
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
