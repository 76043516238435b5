import { inject } from "vitest";
import { onServer } from "./postgres.ts";
import { startedDatabase } from "./started-site.ts";

export const isOnPostgres = process.env.ENGINE === "postgres";

export type TestDatabase = { env: Record<string, string>; drop: () => Promise<void> };

/** Settings for an empty database on this run's engine. */
export const freshDatabase = () => makeDatabase("template1");

/** The same after a first start; on SQLite a file in the site's folder. */
export const copyStartedDatabase = () => makeDatabase(startedDatabase);

async function makeDatabase(template: string): Promise<TestDatabase> {
  if (!isOnPostgres) return { env: {}, drop: async () => {} };
  const server = inject("postgresUrl");
  const name = `site_${crypto.randomUUID().replaceAll("-", "")}`;
  await onServer(server, `create database ${name} template ${template}`);
  return {
    env: { DATABASE_URL: `${server}/${name}` },
    drop: () => onServer(server, `drop database ${name} with (force)`),
  };
}
