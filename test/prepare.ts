import { spawnSync } from "node:child_process";
import type { TestProject } from "vitest/node";
import { isBuilt } from "../scripts/build-mark.mjs";
import { onServer, startPostgres } from "./postgres.ts";
import { makeStartedSite, startedDatabase } from "./started-site.ts";

declare module "vitest" {
  export interface ProvidedContext {
    postgresUrl: string;
    startedSite: string;
  }
}

/** Starts an engine's server and the site that test sites are copied from. */
export default async function prepare(project: TestProject) {
  await refuseStaleBuild();
  project.onTestsRerun(refuseStaleBuild);
  if (project.config.env.ENGINE !== "postgres") {
    project.provide("startedSite", await makeStartedSite({}));
    return;
  }
  const { url, stop } = await startPostgres();
  await onServer(url, `create database ${startedDatabase}`);
  project.provide("postgresUrl", url);
  project.provide("startedSite", await makeStartedSite({ DATABASE_URL: `${url}/${startedDatabase}` }));
  return stop;
}

/**
 * Bundles stale child processes, which takes a second. Building pages takes too long to do unasked, so stale ones fail
 * the run.
 */
async function refuseStaleBuild() {
  if (!isBuilt("pages")) throw new Error("Stale build: the built pages are not of these sources. Run npm run build");
  if (isBuilt("processes")) return;
  const { status } = spawnSync(process.execPath, ["scripts/bundle-processes.ts"], { stdio: "inherit" });
  if (status !== 0) throw new Error("The child processes could not be bundled");
}
