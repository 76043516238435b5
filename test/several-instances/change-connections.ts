import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { deskPaths } from "#facts/desk-paths.ts";
import { openConnections } from "#features/integrations/server/open-connections.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { formPost } from "../desk.ts";
import type { Running } from "../several-processes/running.ts";
import { ownerKey } from "./publish.ts";

export const secretsKey = Buffer.alloc(32, 9);

/** Signs in at an instance; returns a function that posts to a connection's page there. */
async function openConnectionsDesk({ origin }: Running) {
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(origin + path, { redirect: "manual", ...formPost(fields, headers) });
  const cookie = (await post(deskPaths.signIn(), { key: ownerKey })).headers.get("Set-Cookie")?.split(";")[0] ?? "";
  return (name: string, fields: Record<string, string>) =>
    post(deskPaths.connection(name), { intent: "save", ...fields }, { Cookie: cookie });
}

/** How long after a change at one instance another still answers as before. */
export async function measureKeyFile(changed: Running, other: Running, key: string): Promise<number> {
  const save = await openConnectionsDesk(changed);
  await save("index-now", { key });
  const savedAtMs = performance.now();
  while ((await fetch(`${other.origin}/${key}.txt`)).status !== 200) await pause(20);
  return performance.now() - savedAtMs;
}

const servers = ["one", "two"].map((name) => ({ host: `${name}.example`, password: `password of ${name}` }));

/** Changes a mail server back and forth until the instance is killed. The stored one must then be one of the two. */
export async function killAmidChanges(
  doomed: Running,
  read: <Found>(ask: (db: Db) => Promise<Found>) => Promise<Found>,
) {
  const save = await openConnectionsDesk(doomed);
  let isKilled = false;
  const changing = (async () => {
    for (let turn = 0; !isKilled; turn += 1) {
      const server = servers[turn % 2] as (typeof servers)[0];
      const fields = { ...server, port: "465", security: "tls", user: "ada", from: "" };
      await save("mail", fields).catch(() => undefined);
    }
  })();
  await pause(randomInt(100, 900));
  await doomed.end("SIGKILL");
  isKilled = true;
  await changing;
  const mail = (await read((db) => openConnections(db, secretsKey))).find(({ name }) => name === "mail");
  const isWhole = servers.some(({ host, password }) => mail?.values.host === host && mail.values.password === password);
  return { isThere: mail !== undefined, isWhole: mail === undefined || isWhole };
}
