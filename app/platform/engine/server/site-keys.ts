import type { Db } from "./schema.ts";

type Name = "visitor networks" | "check value of secrets" | "calendar feed" | "letter stops";

/** The key of that name; `fresh` is stored if there is none. All instances get the same. */
export async function ensureSiteKey(db: Db, name: Name, fresh: string): Promise<string> {
  await db
    .insertInto("site_keys")
    .values({ name, key: fresh })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { key } = await db.selectFrom("site_keys").select("key").where("name", "=", name).executeTakeFirstOrThrow();
  return key;
}

export async function replaceSiteKey(db: Db, name: Name, key: string): Promise<void> {
  await db.updateTable("site_keys").set({ key }).where("name", "=", name).execute();
}
