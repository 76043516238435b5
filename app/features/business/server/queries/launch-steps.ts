import { raiseContentVersion } from "#platform/engine/server/content-version.ts";
import type { Db } from "#platform/engine/server/schema.ts";

type Mark = { page: string; field: string };

/** `live`: search engines may list the site. `words …`: the owner has confirmed these default words. */
export type LaunchStep =
  | "live"
  | "checklist hidden"
  | "key"
  | "hours"
  | "prices"
  | "test lead"
  | "backup"
  | `words ${string}`;

export const confirmationOf = ({ page, field }: Mark): LaunchStep => `words ${page} ${field}`;

/** The time of each finished step. */
export async function readLaunchSteps(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom("launch_steps").selectAll().execute();
  return new Map(rows.map(({ name, done_at }) => [name, done_at]));
}

export async function isLaunchStepDone(db: Db, name: LaunchStep): Promise<boolean> {
  const row = await db.selectFrom("launch_steps").select("name").where("name", "=", name).executeTakeFirst();
  return row !== undefined;
}

/** Adds a step; repeating it changes nothing. */
export async function addLaunchStep(tx: Db, name: LaunchStep, nowMs: number): Promise<void> {
  await tx
    .insertInto("launch_steps")
    .values({ name, done_at: nowMs })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeLaunchStep(tx: Db, name: LaunchStep): Promise<void> {
  await tx.deleteFrom("launch_steps").where("name", "=", name).execute();
}

/** Raises the content version, because each page tells search engines whether they may list it. */
export async function goLive(db: Db, nowMs: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await addLaunchStep(tx, "live", nowMs);
    await raiseContentVersion(tx);
  });
}
