import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { beginBuild } from "./build-mark.mjs";
import { bundleForNode } from "./bundle-for-node.ts";

/** Child processes of a running site start from `build/processes`: in a third of the time that their sources take. */
const scripts = globSync("app/**/server/**/*-process.ts").filter((path) =>
  /^answerQuestions\(/m.test(readFileSync(path, "utf8")),
);

const markBuild = beginBuild(["processes"]);
await bundleForNode("build/processes", Object.fromEntries(scripts.map((path) => [basename(path, ".ts"), path])), [
  "vite",
  "sharp",
  "pg",
  "nodemailer",
  "@hyzyla/pdfium",
  "@react-pdf/renderer",
]);
markBuild();
