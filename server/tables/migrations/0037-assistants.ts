import { firstSource } from "#app/rules/leads/first-source.ts";
import type { Db } from "#server/tables/schema.ts";
import type { Migration } from "./migration.ts";

/** A later migration moved it into `leads`. */
type Sources = { lead_sources: { lead_id: string; source: string; page: string } };

const batchSize = 500;

/**
 * Fetches by assistants and robots and arrivals from their answers, by business day and page; how each lead first came;
 * and the letters to the owner.
 */
export const assistants: Migration = {
  name: "0037-assistants",
  async up(tx) {
    await tx.schema
      .createTable("agent_counts")
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("agent", "text", (column) => column.notNull())
      .addColumn("path", "text", (column) => column.notNull())
      .addColumn("is_confirmed", "integer", (column) => column.notNull())
      .addColumn("count", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("agent_counts_key", ["day", "kind", "agent", "path", "is_confirmed"])
      .execute();
    await tx.schema
      .createTable("lead_sources")
      .addColumn("lead_id", "text", (column) => column.primaryKey().references("leads.id").onDelete("cascade"))
      .addColumn("source", "text", (column) => column.notNull())
      .addColumn("page", "text", (column) => column.notNull())
      .execute();
    await tx.schema.createIndex("lead_sources_by_source").on("lead_sources").columns(["source", "page"]).execute();
    await tx.schema
      .createTable("owner_letters")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("is_off", "integer", (column) => column.notNull())
      .addColumn("sent_for", "text", (column) => column.notNull())
      .execute();
    await readEarlierSources(tx);
  },
};

/** From each lead's first entry with an attribution. The address of the site is not known here. */
async function readEarlierSources(tx: Db) {
  for (let after = ""; ; ) {
    const leads = await tx
      .selectFrom("leads")
      .select("id")
      .where("id", ">", after)
      .orderBy("id")
      .limit(batchSize)
      .execute();
    const last = leads.at(-1);
    if (!last) return;
    const entries = await tx
      .selectFrom("lead_submissions")
      .select(["lead_id", "attribution"])
      .where("lead_id", ">", after)
      .where("lead_id", "<=", last.id)
      .where("quarantine", "=", "")
      .where("attribution", "!=", "{}")
      .orderBy("created_at", "desc")
      .execute();
    const firsts = new Map(entries.map((entry) => [entry.lead_id, entry]));
    const rows = [...firsts.values()].flatMap(({ lead_id, attribution }) => {
      const came = firstSource(JSON.parse(attribution), "");
      return came && lead_id
        ? [{ lead_id, source: came.source, page: came.page === undefined ? "" : `/${came.page}` }]
        : [];
    });
    if (rows.length > 0) await tx.withTables<Sources>().insertInto("lead_sources").values(rows).execute();
    after = last.id;
  }
}
