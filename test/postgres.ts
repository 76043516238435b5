import { fork } from "node:child_process";
import { once } from "node:events";
import pg from "pg";

/** Starts a PostgreSQL server; `stop` resolves when it is gone. */
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

export async function onServer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  await client.query(statement);
  await client.end();
}
