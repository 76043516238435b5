import { build } from "vite";
import { bundleForNode } from "./bundle-for-node.ts";

/**
 * Bundles the whole site into one file: the start reads one file instead of eight hundred, and the running site has
 * everything in memory during an upgrade. Packages with binaries stay outside.
 */
await bundleForNode("build/site", { "start-site": "start-site.ts" }, ["vite", "sharp", "pg", "nodemailer"]);

/**
 * Node cannot read TSX, so the guides' layout is bundled for the process that makes them. Its packages stay outside.
 */
await build({
  configFile: false,
  logLevel: "warn",
  define: { "process.env.NODE_ENV": '"production"' },
  build: {
    ssr: "server/documents/guides/render-guide.tsx",
    outDir: "build/guides",
    target: "node24",
    copyPublicDir: false,
  },
});
