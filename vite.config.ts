import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

const reactAlone = { name: "react", test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ };

/** Nothing is loaded ahead of a script (`modulePreload`, and islands import no styles), so there is no need to know how. */
const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  apply: "build",
  load: (id) => (id.includes("vite/preload-helper") ? "export const __vitePreload = (load) => load();" : undefined),
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
