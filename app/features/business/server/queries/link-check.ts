import type { Db } from "#platform/engine/server/schema.ts";

/** The last check of links, and how far it is. */
export type LinkCheck = {
  isRunning: boolean;
  endedAt: number | null;
  /** Of this site. */
  pages: number;
  /** To other sites: all, and those that were asked. */
  links: number;
  checked: number;
  /** Not every page or link was looked at. */
  isCut: boolean;
};

export type DoubtfulLink = { address: string; state: "dead" | "unclear"; answer: string; pages: string[] };

const begun = { ended_at: null, pages: 0, links: 0, checked: 0, is_cut: 0 };

export async function readLinkCheck(db: Db): Promise<LinkCheck> {
  const row = await db.selectFrom("link_check").selectAll().executeTakeFirst();
  const { ended_at, pages, links, checked, is_cut } = row ?? begun;
  const isRunning = row !== undefined && ended_at === null;
  return { isRunning, endedAt: ended_at, pages, links, checked, isCut: is_cut === 1 };
}

/** Requests a check; one that is running goes on. */
export async function askForLinkCheck(db: Db, nowMs: number): Promise<void> {
  await db
    .insertInto("link_check")
    .values({ id: 1, asked_at: nowMs, ...begun })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet({ asked_at: nowMs, ...begun })
        .where("link_check.ended_at", "is not", null),
    )
    .execute();
}

export async function noteLinkCheck(db: Db, progress: Pick<LinkCheck, "pages" | "links" | "checked">): Promise<void> {
  await db.updateTable("link_check").set(progress).execute();
}

export async function endLinkCheck(
  db: Db,
  { found, isCut, nowMs }: { found: readonly DoubtfulLink[] | undefined; isCut: boolean; nowMs: number },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable("link_check")
      .set({ ended_at: nowMs, is_cut: isCut ? 1 : 0 })
      .execute();
    if (!found) return;
    await tx.deleteFrom("doubtful_links").execute();
    const rows = found.map(({ pages, ...link }) => ({ ...link, pages: JSON.stringify(pages) }));
    if (rows.length > 0) await tx.insertInto("doubtful_links").values(rows).execute();
  });
}

export async function listDoubtfulLinks(db: Db): Promise<DoubtfulLink[]> {
  const rows = await db.selectFrom("doubtful_links").selectAll().orderBy("address").execute();
  return rows.map(({ pages, ...link }) => ({ ...link, pages: JSON.parse(pages) as string[] }));
}

export async function countDeadLinks(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("doubtful_links")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("state", "=", "dead")
    .executeTakeFirstOrThrow();
  return Number(count);
}
