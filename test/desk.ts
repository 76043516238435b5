import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deskPaths } from "#facts/desk-paths.ts";
import type { TestSite } from "./app.ts";

export const readKeyFile = (dataDir: string) => readFileSync(join(dataDir, "owner-key"), "utf8").trim();

/** Posts fields as a form does. */
export const formPost = (fields: Record<string, string>, headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  body: new URLSearchParams(fields),
  headers,
});

/** Signs in and returns the `Cookie` header of the session. */
export async function signIn(site: TestSite, key = readKeyFile(site.dataDir)): Promise<string> {
  const answer = await site.get(deskPaths.signIn(), formPost({ key }));
  const cookie = answer.headers.get("Set-Cookie")?.split(";")[0];
  if (!cookie) throw new Error(`Not signed in: ${answer.status}`);
  return cookie;
}
