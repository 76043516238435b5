import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { testInLongRun } from "./app.ts";
import { newFolder } from "./new-folder.ts";
import { startSiteProcess } from "./site-process.ts";

const maxBytes = 250 * 1000 * 1000;

testInLongRun("a release is whole, small, and starts where it is unpacked with Node alone", async () => {
  const folder = newFolder();
  execFileSync("git", ["clone", "--quiet", "--no-hardlinks", ".", join(folder, "clone")]);
  const clone = join(folder, "clone");
  execFileSync("sh", ["-c", `ln -s "$PWD/node_modules" "${clone}/" && cp -r build "${clone}/"`]);
  const said = execFileSync("node", ["scripts/release.ts"], { cwd: clone, encoding: "utf8" });
  const archive = said.split(" ")[0] as string;
  execFileSync("tar", ["--extract", "--file", join(clone, archive), "--directory", folder, "--strip-components=1"]);
  execFileSync("sha256sum", ["--check", "--quiet", "SHA256SUMS"], { cwd: folder });
  const bytes = Number(
    execFileSync("du", ["--bytes", "--summarize", "--exclude=clone", folder], { encoding: "utf8" }).split("\t")[0],
  );
  console.info(`figure: ${said.trim()}`);
  expect(bytes).toBeLessThan(maxBytes);
  expect(JSON.parse(readFileSync(join(folder, "sbom.json"), "utf8")).components.length).toBeGreaterThan(200);
  expect(globSync("{test,art,node_modules/vite,node_modules/typescript}", { cwd: folder })).toEqual([]);
  const within = ["env", "-C", folder];
  const site = startSiteProcess({ PORT: "0", DATA_DIR: join(folder, "data") }, within);
  await site.answers;
  expect((await fetch(site.address())).status).toBe(200);
  await site.end("SIGTERM");
});
