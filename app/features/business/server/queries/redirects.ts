import { raiseContentVersion } from "#platform/engine/server/content-version.ts";
import { advisoryLock } from "#platform/engine/server/engine.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { Redirect } from "#platform/http/find-redirect.ts";
import { resolveRedirects, type Settled } from "../../rules/resolve-redirects.ts";

export const maxRedirects = 2000;

/** The newest first. */
export async function readRedirects(db: Db): Promise<Redirect[]> {
  const rows = await db
    .selectFrom("redirects")
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("old_address")
    .execute();
  return rows.map(({ old_address: from, new_address: to }) => ({ from, to }));
}

/** Stores the valid redirects and returns the problems of the others; undefined if there would be too many. */
export async function storeRedirects(
  db: Db,
  added: readonly Redirect[],
  isThere: (to: string) => boolean,
  nowMs: number,
): Promise<Settled["problems"] | undefined> {
  return db.transaction().execute(async (tx) => {
    await advisoryLock(tx, "redirects");
    const stored = await readRedirects(tx);
    const { redirects, problems } = resolveRedirects(stored, added, isThere);
    if (redirects.length > maxRedirects) return undefined;
    const before = new Map(stored.map(({ from, to }) => [from, to]));
    const changed = redirects.filter(({ from, to }) => before.get(from) !== to);
    for (const redirect of changed) await writeRedirect(tx, redirect, nowMs);
    if (changed.length > 0) await raiseContentVersion(tx);
    return problems;
  });
}

async function writeRedirect(tx: Db, { from, to }: Redirect, nowMs: number) {
  await tx
    .insertInto("redirects")
    .values({ old_address: from, new_address: to, created_at: nowMs })
    .onConflict((conflict) => conflict.column("old_address").doUpdateSet({ new_address: to }))
    .execute();
  await tx.deleteFrom("missed_addresses").where("address", "=", from).execute();
}

export async function removeRedirect(db: Db, from: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom("redirects").where("old_address", "=", from).executeTakeFirst();
    if (numDeletedRows > 0n) await raiseContentVersion(tx);
    return numDeletedRows > 0n;
  });
}
