import { judgePost, type PostVerdict, postLimits } from "#app/rules/leads/post-limits.ts";
import type { VisitorNetwork } from "#server/http/visitor-network.ts";
import type { Db } from "#server/tables/schema.ts";

type Counted = {
  kind: "quiz" | "form";
  /** It shows the token of a page of ours. */
  isFromPage: boolean;
  network: VisitorNetwork | undefined;
  nowMs: number;
};

/** `max` is what the network may send in a day. */
type Judged = { verdict: PostVerdict; max: number };

/** Counts a post for its networks' day, over all instances, and judges it. Call it in the transaction that stores it. */
export async function countPost(tx: Db, { kind, isFromPage, network, nowMs }: Counted): Promise<Judged> {
  const day = new Date(nowMs).toISOString().slice(0, 10);
  const counts = [];
  for (const limit of postLimits(network, isFromPage)) {
    const row = { day, kind: isFromPage ? `${kind} page` : kind, network: limit.hash, count: 1 };
    const { count } = await tx
      .insertInto("network_counts")
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(["day", "kind", "network"])
          .doUpdateSet(({ eb, ref }) => ({ count: eb(ref("network_counts.count"), "+", 1) })),
      )
      .returning("count")
      .executeTakeFirstOrThrow();
    counts.push({ ...limit, count });
  }
  return { verdict: judgePost(counts), max: counts[0]?.max ?? 0 };
}
