import type { KyselyPlugin, OperationNode } from "kysely";
import { expect, test } from "vitest";
import { serverFeatures } from "#app/wiring/server/server-features.ts";
import { defaultFacts } from "#facts/facts.ts";
import { personDocument } from "#features/leads/desk/person-document.ts";
import { eraseEverythingAbout } from "#features/leads/server/queries/person.ts";
import { readPerson } from "#features/leads/server/queries/read-person.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { openQuietSite } from "./quiet-site.ts";
import { forFile } from "./stop-after.ts";

const person = "ada@cellar.example";
const site = await openQuietSite();
forFile({ stop: site.close });

/** Columns that say which person a row is about; `about` means other things in some tables. */
const links = ["email_folded", "lead_id", "about"];
const aboutOthers = ["activity", "session_kinds"];
const tables = (await site.db.introspection.getTables()).filter(
  ({ name, columns }) => !aboutOthers.includes(name) && columns.some((column) => links.includes(column.name)),
);

/** Rows need these to be read at all. */
const special: Record<string, unknown> = {
  "leads.id": "lead",
  "leads.status": "new",
  "lead_ways.status": "new",
  "lead_events.kind": "complained",
  "bookings.state": "booked",
  "outbox.destination": "mail",
  "outbox.state": "delivered",
  "letter_subscribers.state": "unconfirmed",
  "letter_plans.state": "ended",
};

function rowOf({ name, columns }: (typeof tables)[number]) {
  const cellOf = (column: (typeof columns)[number]) => {
    const isText = /text|char/i.test(column.dataType);
    if (column.name === "lead_id") return "lead";
    if (links.includes(column.name)) return person;
    return special[`${name}.${column.name}`] ?? (isText ? "{}" : 1);
  };
  return Object.fromEntries(columns.map((column) => [column.name, cellOf(column)]));
}

const leadsFirst = tables.toSorted((one, other) => Number(other.name === "leads") - Number(one.name === "leads"));
const fill = async () => {
  for (const table of leadsFirst)
    await site.db
      .insertInto(table.name as "leads")
      .values(rowOf(table) as never)
      .execute();
};
const filled = async () => {
  const counts = await Promise.all(
    tables.map(async ({ name }) => ({
      name,
      rows: await site.db
        .selectFrom(name as "leads")
        .selectAll()
        .execute(),
    })),
  );
  return counts.filter(({ rows }) => rows.length > 0).map(({ name }) => name);
};

/** Notes which columns of a table are read from its rows. */
function watchReads(db: Db, seen: Set<string>): Db {
  const tableOf = new Map<object, string>();
  const nameOf = (node: OperationNode) =>
    /"identifier":\{"kind":"IdentifierNode","name":"(\w+)"/.exec(JSON.stringify(node))?.[1];
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (node.kind === "SelectQueryNode")
        tableOf.set(queryId, nameOf((node as { from?: OperationNode }).from ?? node) ?? "");
      return node;
    },
    async transformResult({ result, queryId }) {
      const table = tableOf.get(queryId);
      const watch = (row: object) =>
        new Proxy(row, {
          get(target, column) {
            seen.add(`${table}.${String(column)}`);
            return Reflect.get(target, column);
          },
        });
      return { ...result, rows: result.rows.map((row) => watch(row as object)) as typeof result.rows };
    },
  };
  return db.withPlugin(plugin);
}

/** Keys, and how far the site is with its own work: nothing about a person that other columns do not say. */
const isWorking = (column: string) =>
  /(?:\.id|_id|hash|_key|\.key|email_folded|\.about|due_at|claimed_until|remind_at|revision|is_overtaken|priority)$/.test(
    column,
  );

/** The status in lists, and what a message is: its own row or its heading says so. */
const saidElsewhere = [
  "answers.filing",
  "answers.filing_due",
  "answers.filing_tries",
  "answers.filing_outcome",
  "thread_mails.direction",
  "thread_mails.reference_ids",
  "thread_mails.thread_index",
  "thread_mails.text",
  "lead_ways.status",
  "lead_ways.last_contact_at",
  "bookings.end_at",
  "bookings.mailbox",
  "bookings.letter_at",
  "dash_questions.kind",
  "outbox.mailbox",
  "outbox.kind",
  "outbox.recipient",
  "outbox.held_for",
  "outbox.replayed_at",
  "outbox.sent_at",
  "outbox.letter",
  "dash_questions.is_settled",
  "dash_questions.conversation",
  "letter_plans.letter",
  "letter_plans.state",
  "letter_confirmations.asked_at",
  "letter_confirmations.used_at",
];

test("every column about a person stands in the document with everything stored about them", async () => {
  await fill();
  const seen = new Set<string>();
  const db = watchReads(site.db, seen);
  const say = (ms: number | null) => String(ms);
  const told = serverFeatures.flatMap(({ tellAbout }) => tellAbout?.(db, person, say) ?? []);
  const made = {
    brand: "House",
    place: { ...defaultFacts.place, timeZone: "UTC" },
    nowMs: 0,
    sections: await Promise.all(told),
    say,
  };
  for await (const _ of personDocument(await readPerson(db, person), made));
  const columns = tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
  const missing = columns.filter(
    (column) => !seen.has(column) && !isWorking(column) && !saidElsewhere.includes(column),
  );
  expect(missing).toEqual([]);
});

test("every row about a person is erased with them, and expires", async () => {
  expect(await filled()).toEqual(tables.map(({ name }) => name));
  await eraseEverythingAbout(site.db, person, { nowMs: 2, features: serverFeatures });
  expect(await filled()).toEqual([]);
  await fill();
  for (const { expire } of serverFeatures) await expire?.(site.db, 10 * 365 * 24 * 60 * 60 * 1000);
  expect(await filled()).toEqual([]);
});
