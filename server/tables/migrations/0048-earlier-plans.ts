import type { Selectable } from "kysely";
import type { Db, Schema } from "#server/tables/schema.ts";
import type { Migration } from "./migration.ts";

/**
 * Plans did not say which key or writer made them, so those whose planner was removed would still appear. The activity
 * names the planner: a plan becomes theirs, or a draft if nobody of that name is left.
 */
export const earlierPlans: Migration = {
  name: "0048-earlier-plans",
  async up(tx) {
    const plans = await tx
      .selectFrom("article_versions")
      .selectAll()
      .where("due_at", "is not", null)
      .where("writer_id", "is", null)
      .where("publishing_key_id", "is", null)
      .execute();
    for (const plan of plans) await attribute(tx, plan);
  },
};

type Plan = Selectable<Schema["article_versions"]>;

async function attribute(tx: Db, plan: Plan) {
  const name = await plannerOf(tx, plan);
  if (!name) return;
  const ownPlan = tx.updateTable("article_versions").where("id", "=", plan.id);
  const key = tx.selectFrom("publishing_keys").select("id").where("name", "=", name).orderBy("created_at", "desc");
  const writer = tx.selectFrom("writers").select("id").where("name", "=", name).orderBy("invited_at", "desc");
  const [byKey, byWriter] = [await key.executeTakeFirst(), await writer.executeTakeFirst()];
  if (byKey) await ownPlan.set({ publishing_key_id: byKey.id }).execute();
  else if (byWriter) await ownPlan.set({ writer_id: byWriter.id }).execute();
  else await makeDraft(tx, plan);
}

/** Reading the pictures of an article takes a while. */
const maxPublishingMs = 10 * 60 * 1000;

/** The name in the activity right after the plan was stored; empty for the owner. */
async function plannerOf(tx: Db, { post, saved_at }: Plan): Promise<string | undefined> {
  const row = await tx
    .selectFrom("activity")
    .select("who")
    .where("kind", "=", "article-planned")
    .where("about", "=", JSON.parse(post).slug)
    .where("at", ">=", Number(saved_at))
    .where("at", "<", Number(saved_at) + maxPublishingMs)
    .orderBy("at")
    .executeTakeFirst();
  return row?.who;
}

/** Its text stays among the versions, which hold its pictures. */
async function makeDraft(tx: Db, { id, article_id, post, saved_at }: Plan) {
  await tx.updateTable("article_versions").set({ due_at: null, kind: "draft" }).where("id", "=", id).execute();
  const draft = { article_id, post: JSON.stringify({ ...JSON.parse(post), due: "" }), saved_at };
  await tx
    .insertInto("article_drafts")
    .values({ ...draft, revision: 0, writer: "", writer_id: null, picture_key: `draft ${article_id}` })
    .onConflict((conflict) => conflict.column("article_id").doNothing())
    .execute();
}
