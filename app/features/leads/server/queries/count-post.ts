import type { Db } from "#platform/engine/server/schema.ts";
import type { VisitorNetwork } from "#platform/http/server/visitor-network.ts";
import { judgePost, type PostKind, type PostVerdict, postLimits } from "../../rules/post-limits.ts";

type Counted = { kind: PostKind; network: VisitorNetwork | undefined; nowMs: number };

/** `max` is what the network may send in a day. */
export type Judged = { verdict: PostVerdict; max: number };

/** Counts a post for its networks' day, over all instances, and judges it. Call it in the transaction that stores it. */
export async function countPost(tx: Db, { kind, network, nowMs }: Counted): Promise<Judged> {
  const day = new Date(nowMs).toISOString().slice(0, 10);
  const counted = [];
  for (const limit of postLimits(network, kind)) {
    const { count } = await tx
      .insertInto("network_counts")
      .values({ day, kind, network: limit.hash, count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(["day", "kind", "network"])
          .doUpdateSet(({ eb, ref }) => ({ count: eb(ref("network_counts.count"), "+", 1) })),
      )
      .returning("count")
      .executeTakeFirstOrThrow();
    counted.push({ ...limit, count });
  }
  return { verdict: judgePost(counted), max: counted[0]?.max ?? 0 };
}
