import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

const reactAlone = { name: "react", test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ };

/**
 * Nothing is loaded ahead of a script (`modulePreload`, and islands import no styles), so what the bundler would do about
 * it comes down to a call, without a file of its own that each page would have to ask for.
 */
const plainImports: Plugin = {
  name: "plain-imports",
  apply: "build",
  renderChunk: (code) =>
    code.replace(
      /import\s*\{\s*\w+ as (\w+)\s*\}\s*from\s*"[^"]*preload-helper[^"]*";/,
      "const $1 = (load) => load();",
    ),
};

export default defineConfig({
  plugins: [plainImports, reactRouter()],
  build: {
    // Everything from our own origin by its own address: the policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: false,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [reactAlone] } } } } },
  },
});
