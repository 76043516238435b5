import { relative } from "node:path";
import { build, type Plugin } from "vite";

const outDir = "build/site";

/** Keeps paths relative to source files valid in the bundle. */
const filesStayWhereTheyAre: Plugin = {
  name: "files-stay-where-they-are",
  transform: (code, id) =>
    code.replaceAll("import.meta.url", `new URL(${JSON.stringify(relative(outDir, id))}, import.meta.url).href`),
};

/** A string with a character beyond Latin-1 takes two bytes for each character: 4 MB more for this bundle. */
const oneByteALetter: Plugin = {
  name: "one-byte-a-letter",
  generateBundle(_, files) {
    for (const file of Object.values(files)) if (file.type === "chunk") file.code = inLatin1(file.code);
  },
};

const inLatin1 = (code: string) =>
  code.replace(/[\u0100-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);

/**
 * Bundles the whole site into one file: the start reads one file instead of eight hundred, and the running site has
 * everything in memory during an upgrade. Packages with binaries stay outside.
 */
await build({
  configFile: false,
  logLevel: "warn",
  plugins: [filesStayWhereTheyAre, oneByteALetter],
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

/** Node reads no TSX: the layout of the guides is bundled for the process that makes them. Its packages stay outside. */
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
