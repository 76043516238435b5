import { type RawBuilder, type Selectable, type SelectQueryBuilder, sql } from "kysely";
import type { Db, Schema } from "#platform/engine/server/schema.ts";
import type { Cursor } from "#platform/http/cursor.ts";
import type { LeadSort } from "../../rules/lead-sort.ts";
import type { LeadStatus } from "../../rules/lead-status.ts";
import { type Found, maxCandidates, readSearch, withPrefix, withWord } from "./lead-search.ts";
import { isPlanned } from "./lead-steps.ts";
import { hasTag } from "./lead-tags.ts";
import { listIdsByWay, whoCame } from "./lead-ways.ts";
import { whoWaits } from "./unanswered-leads.ts";

type LeadFilter = {
  q: string;
  /** A form's name, "quiz", "booking", or "form" for any form. */
  came: string;
  /** Only leads who came this way since then. */
  sinceMs?: number | undefined;
  /** Only leads who first got in touch since then. */
  newSinceMs?: number | undefined;
  /** The end of what `sinceMs` and `newSinceMs` begin. */
  untilMs?: number | undefined;
  /** First source, first page and first campaign; "unknown" for leads without the first two, or empty. */
  found?: string;
  page?: string;
  campaign?: string;
  status: LeadStatus | undefined;
  tag?: string;
  /** Only leads whose next step is due by this day. */
  dueBy?: string | undefined;
  /** Only leads who wait for an answer. */
  isWaiting?: boolean;
};

type Asked = LeadFilter & { sort?: LeadSort | undefined; before: Cursor | undefined; limit: number };
type Lead = Selectable<Schema["leads"]>;

type Order = { by: RawBuilder<unknown>; isDown: boolean; cursorOf: (lead: Lead) => number };

/** Each as in its index. */
const orders = {
  contact: { by: sql`last_contact_at`, isDown: true, cursorOf: (lead) => lead.last_contact_at },
  heat: { by: sql`warm_until`, isDown: true, cursorOf: (lead) => lead.warm_until },
  name: { by: sql`lower(case when name = '' then email else name end)`, isDown: false, cursorOf: () => 0 },
  due: { by: sql`next_step_day`, isDown: false, cursorOf: (lead) => Date.parse(lead.next_step_day) },
  waiting: { by: sql`waits_since`, isDown: false, cursorOf: (lead) => lead.waits_since ?? 0 },
} satisfies Record<string, Order>;

type OrderName = keyof typeof orders;

const orderOf = ({ sort, dueBy, isWaiting }: Asked): OrderName =>
  sort ?? (dueBy ? "due" : isWaiting ? "waiting" : "contact");

/**
 * One page of matching leads, and the cursor of the next: as `sort` says, else by last contact, newest first; with
 * `dueBy` by their day, and with `isWaiting` by how long they wait, earliest first.
 */
export async function listLeads(db: Db, asked: Asked) {
  const { q, limit } = asked;
  const search = await readSearch(db, q);
  if (search.kind === "no word") return { leads: [], next: undefined };
  const rows = await readRows(db, search, { ...asked, limit: limit + 1 });
  const leads = rows.slice(0, limit);
  const last = rows.length > limit ? leads.at(-1) : undefined;
  return { leads, next: last && { ms: orders[orderOf(asked)].cursorOf(last), id: last.id } };
}

async function readRows(db: Db, search: Found, asked: Asked) {
  const { came, before, limit } = asked;
  const order = orderOf(asked);
  if (order === "contact" && came !== "" && came !== "form" && isByWayAlone(search, asked)) {
    const ids = await listIdsByWay(db, asked);
    return ids.length > 0 ? inOrder(db.selectFrom("leads").selectAll().where("id", "in", ids), order).execute() : [];
  }
  const leads = inOrder(fitting(db, asked, search, await findFew(db, asked)).selectAll(), order, search).limit(limit);
  return (before ? leads.where(isBeyond(order, before)) : leads).execute();
}

const isByWayAlone = (search: Found, { sinceMs, newSinceMs, found, page, campaign, tag, isWaiting, dueBy }: Asked) =>
  sinceMs === undefined &&
  newSinceMs === undefined &&
  search.kind === "everybody" &&
  !(found || page || campaign || tag || isWaiting || dueBy);

function inOrder<Query extends SelectQueryBuilder<Schema, "leads", object>>(
  leads: Query,
  name: OrderName,
  search?: Found,
) {
  const { by: column, isDown } = orders[name];
  // Found words are few: with the order's index SQLite would look through everybody for them.
  const by = search?.kind === "words" ? sql`coalesce(${column}, null)` : column;
  const direction = isDown ? "desc" : "asc";
  return leads.orderBy(by, direction).orderBy("id", direction) as Query;
}

/** After the last lead of the page before. */
function isBeyond(name: OrderName, { ms, id }: Cursor): RawBuilder<boolean> {
  const { by, isDown } = orders[name];
  // A cursor has no room for a name.
  if (name === "name") return sql`(${by}, id) > (select ${by}, id from leads where id = ${id})`;
  const value = name === "due" ? new Date(ms).toISOString().slice(0, 10) : ms;
  return isDown ? sql`(${by}, id) < (${value}, ${id})` : sql`(${by}, id) > (${value}, ${id})`;
}

type Few = { tagged: boolean; came: boolean };

/** Whether few have the tag, or came this way: they are looked up. Among many, the list's own order is followed. */
async function findFew(db: Db, { tag, came, sinceMs }: Asked): Promise<Few> {
  const isFew = async (query: { limit: (count: number) => { execute: () => Promise<unknown[]> } }) =>
    (await query.limit(maxCandidates + 1).execute()).length <= maxCandidates;
  const isOneWay = came !== "" && came !== "form" && sinceMs === undefined;
  return {
    tagged: Boolean(tag) && (await isFew(hasTag(db, tag ?? ""))),
    came: isOneWay && (await isFew(cameBy(db, came))),
  };
}

const cameBy = (db: Db, way: string) => db.selectFrom("lead_ways").select("lead_id").where("way", "=", way);

/** Matching leads, in no order. */
function fitting(db: Db, filter: LeadFilter, search: Found, few: Few) {
  const { came, sinceMs, newSinceMs, untilMs, status, found, page, campaign, tag, dueBy, isWaiting } = filter;
  let leads = db.selectFrom("leads");
  if (isWaiting) leads = leads.where("waits_since", "is not", null);
  if (dueBy) leads = leads.where(isPlanned).where("next_step_day", "<=", dueBy);
  if (newSinceMs !== undefined) leads = leads.where("created_at", ">=", newSinceMs);
  if (newSinceMs !== undefined && untilMs !== undefined) leads = leads.where("created_at", "<", untilMs);
  if (found) leads = leads.where(sql<boolean>`first_source = ${known(found)}`);
  if (page) leads = leads.where("first_page", "=", known(page));
  if (campaign) leads = leads.where("first_campaign", "=", campaign);
  if (sinceMs !== undefined) leads = leads.where("last_contact_at", ">=", sinceMs);
  if (came && few.came) leads = leads.where("id", "in", cameBy(db, came));
  else if (came) leads = leads.where(({ exists }) => exists(whoCame(db, came, sinceMs, untilMs)));
  if (tag && few.tagged) leads = leads.where("id", "in", hasTag(db, tag));
  else if (tag)
    leads = leads.where(({ exists }) => exists(hasTag(db, tag).where("lead_id", "=", sql.ref<string>("leads.id"))));
  if (status) leads = leads.where("status", "=", status);
  return matching(db, leads, search);
}

function matching(db: Db, all: SelectQueryBuilder<Schema, "leads", object>, search: Found) {
  if (search.kind === "address") return all.where("email_folded", "=", search.emailFolded);
  if (search.kind === "everybody") return all;
  let leads = all.where("id", "in", withWord(db, search.rarest, maxCandidates));
  for (const word of search.words) {
    leads = leads.where(({ exists }) =>
      exists(withPrefix(db, word).where("lead_words.lead_id", "=", sql.ref<string>("leads.id"))),
    );
  }
  return leads;
}

const known = (origin: string) => (origin === "unknown" ? "" : origin);

/** New leads since then, and those who wait, each counted up to `limit` + 1. */
export async function countLeads(db: Db, sinceMs: number, limit: number) {
  const recent = db
    .selectFrom("leads")
    .select("id")
    .where("last_contact_at", ">=", sinceMs)
    .limit(limit + 1);
  const waiting = whoWaits(db)
    .select("id")
    .limit(limit + 1);
  const { recentCount, waitingCount } = await db
    .selectNoFrom([
      db
        .selectFrom(recent.as("recent"))
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .as("recentCount"),
      db
        .selectFrom(waiting.as("waiting"))
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .as("waitingCount"),
    ])
    .executeTakeFirstOrThrow();
  return { recent: Number(recentCount), waiting: Number(waitingCount) };
}
