/**
 * `npm run release` makes `release/site-VERSION-PLATFORM.tar.gz` of the commit that is checked out: the built site, the
 * packages that a running site needs, a bill of materials, and a checksum of each file. It runs where Node is, without npm.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatBytes } from "#platform/text/format-bytes.ts";
import { billOfMaterials, type LockFile, runningPackages } from "./bill-of-materials.ts";

const places = [
  ...["app", "content", "deploy", "docs", "public", "scripts", "server.mjs", "start-site.ts", "vite.config.ts"],
  ...["react-router.config.ts", "package.json", "package-lock.json", ".npmrc", "README.md", "CHANGELOG.md"],
];

/** An image is built of sources without a history, and needs no archive. */
const isForImage = process.argv.includes("--image");
const git = (...words: string[]) => execFileSync("git", words, { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });

function makeRelease(): string {
  if (!isForImage && git("status", "--porcelain").trim())
    throw new Error("There are changes without a commit: commit them first.");
  const lock: LockFile = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const name = isForImage ? "image" : `site-${lock.version}-${process.platform}-${process.arch}`;
  const folder = join("release", name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // npm installed those for this platform. The machine has Node.
  const packages = runningPackages(lock).filter((path) => existsSync(path) && !path.includes("/node-linux-"));
  copyInto(folder, packages);
  writeFileSync(join(folder, "sbom.json"), `${JSON.stringify(billOfMaterials(lock, packages), null, 2)}\n`);
  const bytes = writeChecksums(folder);
  if (isForImage) return folder;
  const archive = `${folder}.tar.gz`;
  execFileSync("tar", [
    "--create",
    "--gzip",
    "--owner=0",
    "--group=0",
    "--file",
    archive,
    "--directory",
    "release",
    name,
  ]);
  writeFileSync(`${archive}.sha256`, `${hashOf(archive)}  ${name}.tar.gz\n`);
  rmSync(folder, { recursive: true });
  return `${archive} (${formatBytes(statSync(archive).size)}, unpacked ${formatBytes(bytes)})`;
}

function copyInto(folder: string, packages: string[]) {
  const sources = isForImage ? places.flatMap(filesIn) : git("ls-files", "-z", "--", ...places).split("\0");
  for (const path of sources.filter((each) => each && !each.endsWith(".test.ts"))) cpSync(path, join(folder, path));
  cpSync("build", join(folder, "build"), { recursive: true });
  // Packages within packages are in the list themselves.
  const isItsOwn = (path: string, root: string) => !path.slice(root.length).includes("node_modules");
  for (const path of packages)
    cpSync(path, join(folder, path), { recursive: true, filter: (each) => isItsOwn(each, path) });
  // By this mark the other commands take the packages for installed.
  cpSync("node_modules/.lock-hash", join(folder, "node_modules/.lock-hash"));
}

const filesIn = (place: string) =>
  statSync(place).isFile() ? [place] : globSync(`${place}/**`).filter((path) => statSync(path).isFile());

const hashOf = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");

/** As `sha256sum --check` reads them. Returns the size of all files. */
function writeChecksums(folder: string): number {
  const files = globSync("**", { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const lines = files.map((file) => `${hashOf(file)}  ${file.slice(folder.length + 1)}\n`);
  writeFileSync(join(folder, "SHA256SUMS"), lines.join(""));
  return files.reduce((sum, file) => sum + statSync(file).size, 0);
}

try {
  process.stdout.write(`${makeRelease()}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
