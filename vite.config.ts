import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

const reactAlone = { name: "react", test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ };

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // Everything from our own origin by its own address: the policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: false,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [reactAlone] } } } } },
  },
});
