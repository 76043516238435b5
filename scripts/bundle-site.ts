import { relative } from "node:path";
import { build, type Plugin } from "vite";

const outDir = "build/site";

/** What a source says of files beside it holds for the bundle, which lies elsewhere. */
const filesStayWhereTheyAre: Plugin = {
  name: "files-stay-where-they-are",
  transform: (code, id) =>
    code.replaceAll("import.meta.url", `new URL(${JSON.stringify(relative(outDir, id))}, import.meta.url).href`),
};

/**
 * Writes the whole site as one file: a start then reads one instead of eight hundred, and a running site has in memory
 * all that an upgrade puts in its place. Packages with binaries of their own stay outside.
 */
await build({
  configFile: false,
  logLevel: "warn",
  plugins: [filesStayWhereTheyAre],
  define: { "process.env.NODE_ENV": '"production"' },
  ssr: { noExternal: true, external: ["vite", "sharp", "pg", "nodemailer"] },
  build: {
    ssr: "start-site.ts",
    outDir,
    target: "node24",
    copyPublicDir: false,
    rolldownOptions: { checks: { moduleLevelDirective: false }, output: { codeSplitting: false } },
  },
});
