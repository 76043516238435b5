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
        "platform/islands/(?:mount-island|island-boundary)",
        "facts/use-words",
        "facts/editable",
        "platform/text/fill",
        "facts/paths",
        "platform/http/with-query",
        "platform/islands/browser/storage",
      )}`,
    ),
  },
  {
    name: "posts",
    test: new RegExp(
      ours(
        "features/articles/words/blog",
        "features/articles/browser/stored-feed",
        "features/articles/rules/format-post-date",
        "platform/text/hash-text",
      ),
    ),
  },
  {
    name: "post-list",
    test: new RegExp(
      ours(
        "platform/ui/(?:picture|skeleton-card)",
        "features/articles/pages/sections/(?:article-card|post-picture)",
        "features/articles/browser/own-feed",
        "features/articles/(?:islands/feed/use-stored-posts|browser/ask-published)",
        "features/articles/islands/article-list/failed-articles",
        "features/articles/rules/(?:(?:filter|order)-posts|direct-picture)",
        "facts/post",
      ),
    ),
  },
  {
    name: "hours",
    test: new RegExp(ours("platform/time/(?:zoned-time|date-format)", "features/bookings/rules/slot-words")),
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

/** Code of a `server/` folder would bring the database and its secrets along. */
const keepServerOut: Plugin = {
  name: "keep-server-out",
  applyToEnvironment: ({ name }) => name === "client",
  load(id) {
    if (/\/app\/.*\/server\//.test(id)) this.error(`${id} is the server's: no browser may load it`);
  },
};

export default defineConfig({
  plugins: [plainImports, keepServerOut, reactRouter()],
  // A dependency that is found only during a request would reload the page.
  optimizeDeps: { entries: ["app/entry.client.tsx", "app/features/*/islands/**/*.tsx"] },
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
