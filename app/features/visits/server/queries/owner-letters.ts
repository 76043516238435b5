import type { Db } from "#platform/engine/server/schema.ts";

export type OwnerLetter = { isOff: boolean; sentFor: string };

export async function readOwnerLetter(db: Db, name: string): Promise<OwnerLetter> {
  const row = await db.selectFrom("owner_letters").selectAll().where("name", "=", name).executeTakeFirst();
  return { isOff: row?.is_off === 1, sentFor: row?.sent_for ?? "" };
}

export async function writeOwnerLetter(tx: Db, name: string, change: Partial<OwnerLetter>): Promise<void> {
  const { isOff, sentFor } = { ...(await readOwnerLetter(tx, name)), ...change };
  const values = { is_off: isOff ? 1 : 0, sent_for: sentFor };
  await tx
    .insertInto("owner_letters")
    .values({ name, ...values })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(values))
    .execute();
}
