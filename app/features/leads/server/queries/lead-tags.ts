import { sql } from "kysely";
import type { Db } from "#platform/engine/server/schema.ts";

const maxOfLead = 20;
const maxListed = 100;

export const hasTag = (db: Db, tag: string) => db.selectFrom("lead_tags").select("lead_id").where("tag", "=", tag);

/** Adds a tag to leads that are there and have fewer than twenty. */
export async function addTag(db: Db, leadIds: readonly string[], tag: string): Promise<void> {
  const room = ({ id }: { id: string }) => ({ tag, lead_id: id });
  const leads = await db
    .selectFrom("leads")
    .select("id")
    .where("id", "in", leadIds)
    .where(sql<boolean>`(select count(*) from lead_tags where lead_id = leads.id) < ${maxOfLead}`)
    .execute();
  if (leads.length === 0) return;
  await db
    .insertInto("lead_tags")
    .values(leads.map(room))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeTag(db: Db, leadIds: readonly string[], tag: string): Promise<void> {
  await db.deleteFrom("lead_tags").where("tag", "=", tag).where("lead_id", "in", leadIds).execute();
}

/** The tags of some leads. */
export async function listTagsOf(db: Db, leadIds: readonly string[]): Promise<Map<string, string[]>> {
  if (leadIds.length === 0) return new Map();
  const rows = await db.selectFrom("lead_tags").selectAll().where("lead_id", "in", leadIds).orderBy("tag").execute();
  const byLead = Map.groupBy(rows, ({ lead_id }) => lead_id);
  return new Map([...byLead].map(([id, some]) => [id, some.map(({ tag }) => tag)]));
}

/** Every tag, once: from one to the next in the index, however many people have them. */
export async function listTags(db: Db): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    with recursive tags(tag) as (
      select min(tag) from lead_tags
      union all select (select min(lead_tags.tag) from lead_tags where lead_tags.tag > tags.tag) from tags where tags.tag is not null
    )
    select tag from tags where tag is not null limit ${sql.lit(maxListed)}`.execute(db);
  return rows.map(({ tag }) => tag);
}
