import pg from "pg";
import { inject } from "vitest";

export const isOnPostgres = process.env.ENGINE === "postgres";

/** The settings that give a test site an empty database of its own on the engine this run is for. */
export async function freshDatabase(): Promise<{ env: Record<string, string>; drop: () => Promise<void> }> {
  if (!isOnPostgres) return { env: {}, drop: async () => {} };
  const server = inject("postgresUrl");
  const name = `site_${crypto.randomUUID().replaceAll("-", "")}`;
  await onServer(server, `create database ${name}`);
  return {
    env: { DATABASE_URL: `${server}/${name}` },
    drop: () => onServer(server, `drop database ${name} with (force)`),
  };
}

async function onServer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  await client.query(statement);
  await client.end();
}
