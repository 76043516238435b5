import type { Db } from "#platform/engine/server/schema.ts";
import { countedWithinMs, type LetterCount } from "../../rules/letters.ts";

export async function countLetter(tx: Db, letter: string, what: LetterCount): Promise<void> {
  await tx
    .insertInto("letter_counts")
    .values({ letter, what, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["letter", "what"])
        .doUpdateSet((expression) => ({ count: expression("letter_counts.count", "+", 1) })),
    )
    .execute();
}

/** Counts a person's action for the last letter that they got, if that is recent. */
export async function countForLastLetter(tx: Db, about: string, what: LetterCount, nowMs: number): Promise<void> {
  const last = await tx
    .selectFrom("outbox")
    .select("letter")
    .where("about", "=", about)
    .where("letter", "is not", null)
    .where("state", "in", ["delivered", "unknown"])
    .where("settled_at", ">", nowMs - countedWithinMs)
    .orderBy("settled_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (last?.letter) await countLetter(tx, last.letter, what);
}
