import type { Db } from "#server/tables/schema.ts";

/** The key of that name; `fresh` becomes it where there is none yet. All instances get the same. */
export async function ensureSiteKey(db: Db, name: "visitor networks", fresh: string): Promise<string> {
  await db
    .insertInto("site_keys")
    .values({ name, key: fresh })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { key } = await db.selectFrom("site_keys").select("key").where("name", "=", name).executeTakeFirstOrThrow();
  return key;
}
