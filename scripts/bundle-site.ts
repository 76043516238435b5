import { build } from "vite";
import { bundleForNode } from "./bundle-for-node.ts";

/**
 * Bundles the site: a start reads three files instead of eight hundred. Libraries for mailboxes, programs and passkeys
 * have files of their own, read when first used. Packages with binaries stay outside.
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
    ssr: "app/features/guides/server/layout/render-guide.tsx",
    outDir: "build/guides",
    target: "node24",
    copyPublicDir: false,
  },
});
