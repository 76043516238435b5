import type { Db } from "./schema.ts";

/** Rises with every visible change; cached pages of an older version are stale. */
export async function readContentVersion(db: Db): Promise<number> {
  const { version } = await db.selectFrom("content_version").select("version").executeTakeFirstOrThrow();
  return version;
}

export async function raiseContentVersion(tx: Db): Promise<void> {
  await tx
    .updateTable("content_version")
    .set((expression) => ({ version: expression("version", "+", 1) }))
    .execute();
}
