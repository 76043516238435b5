import { relative } from "node:path";
import { build, type Plugin } from "vite";

/** Bundles sources with the packages they use, but for those in `external`. */
export const bundleForNode = (outDir: string, input: Record<string, string>, external: string[]) =>
  build({
    configFile: false,
    logLevel: "warn",
    plugins: [featuresFromTheStart, filesStayWhereTheyAre(outDir), oneByteALetter],
    define: { "process.env.NODE_ENV": '"production"' },
    ssr: { noExternal: true, external },
    build: {
      ssr: true,
      outDir,
      target: "node24",
      copyPublicDir: false,
      rolldownOptions: {
        input,
        checks: { moduleLevelDirective: false },
        output: { chunkFileNames: "[name]-[hash].js" },
      },
    },
  });

/** The sources load each feature by its name; a bundle would have a file for each. */
const featuresFromTheStart: Plugin = {
  name: "features-from-the-start",
  enforce: "pre",
  transform(code, id) {
    if (!id.endsWith("/server-features.ts")) return undefined;
    const found = 'import.meta.glob("../../features/*/server/feature.ts", { eager: true })';
    return code.replace(/import\(`([^`]+)`\)/, (_, path) => `Promise.resolve(${found}[\`${path}\`])`);
  },
};

/** Keeps paths relative to source files valid in the bundle. */
const filesStayWhereTheyAre = (outDir: string): Plugin => ({
  name: "files-stay-where-they-are",
  transform: (code, id) =>
    code.replaceAll("import.meta.url", `new URL(${JSON.stringify(relative(outDir, id))}, import.meta.url).href`),
});

/** A string with a character beyond Latin-1 takes two bytes for each character: 4 MB more for the site. */
const oneByteALetter: Plugin = {
  name: "one-byte-a-letter",
  generateBundle(_, files) {
    for (const file of Object.values(files)) if (file.type === "chunk") file.code = inLatin1(file.code);
  },
};

const inLatin1 = (code: string) =>
  code.replace(/[\u0100-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
