import type { Db } from "#platform/engine/server/schema.ts";
import type { RefusalKind } from "../../rules/refusal-kind.ts";

/** `network` is a keyed hash, or empty. */
export type Refusal = { kind: RefusalKind; network: string; refused: number; taken: number };

type Day = { day: string; nowMs: number };

/** Adds to the day's entries in Activity, over all instances. Returns the entries that are new. */
export async function addRefusals(db: Db, refusals: readonly Refusal[], { day, nowMs }: Day): Promise<Refusal[]> {
  const entries = refusals
    .map((refusal) => ({ refusal, id: `${day} ${refusal.kind} ${refusal.network}` }))
    // Always in the same order, to avoid deadlocks between instances.
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const rows = entries.map(({ id, refusal: { kind, ...counts } }) => ({
    ...{ id, at: nowMs, kind: "refused" as const, about: kind, who: "", browser: "" },
    ...counts,
  }));
  const stored = await db
    .insertInto("activity")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet(({ eb, ref, case: either }) => ({
        refused: eb(ref("activity.refused"), "+", ref("excluded.refused")),
        taken: either()
          .when(ref("activity.taken"), ">", ref("excluded.taken"))
          .then(ref("activity.taken"))
          .else(ref("excluded.taken"))
          .end(),
      })),
    )
    .returning(["id", "refused"])
    .execute();
  const totals = new Map(stored.map(({ id, refused }) => [id, refused]));
  return entries.filter(({ id, refusal }) => totals.get(id) === refusal.refused).map(({ refusal }) => refusal);
}
