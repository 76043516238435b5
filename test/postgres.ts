import { fork } from "node:child_process";
import { once } from "node:events";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Starts a PostgreSQL server; `stop` waits until it is gone. */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = fork(new URL("postgres-process.ts", import.meta.url), { execPath: "node" });
  const [{ url }] = (await once(child, "message")) as [{ url: string }];
  return {
    url,
    async stop() {
      child.disconnect();
      await once(child, "exit");
    },
  };
}

/** Vitest starts one server for all files that run on PostgreSQL. */
export default async function setup(project: TestProject) {
  const postgres = await startPostgres();
  project.provide("postgresUrl", postgres.url);
  return postgres.stop;
}
