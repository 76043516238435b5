import { expect, onTestFinished, test } from "vitest";
import { defaultFacts } from "#facts/facts.ts";
import { openDatabase } from "#platform/engine/server/database.ts";
import { migrate } from "#platform/engine/server/migrate.ts";
import { migrations } from "#platform/engine/server/migrations/index.ts";
import { readSettings } from "#platform/settings/server/settings.ts";
import { startOfTest } from "#test/app.ts";
import { freshDatabase } from "#test/database.ts";
import { newFolder } from "#test/new-folder.ts";
import { makeLetters } from "./server/letters.ts";
import type { Subscriber } from "./server/queries/subscribers.ts";

test("a link to confirm letters that was mailed before still confirms, for its seven days, unless it stood in letters as well", async () => {
  const database = await freshDatabase();
  onTestFinished(database.drop);
  const { db, engine } = await openDatabase(readSettings({ ...database.env, DATA_DIR: newFolder() }));
  onTestFinished(() => db.destroy());
  const upTo = migrations.findIndex(({ name }) => name === "0058-letter-confirmations");
  await migrate(db, engine, 1, migrations.slice(0, upTo));
  const asked = (key: string, more: Partial<Subscriber>): Subscriber => {
    const empty = { name: "", agreed_words: "", agreed_on: "", sequence: "", stopped_by: null, paused_until: null };
    const never = { state: "unconfirmed" as const, asked_at: startOfTest, confirmed_at: null, stopped_at: null };
    return { ...empty, ...never, key, email: `${key}@a.example`, email_folded: `${key}@a.example`, ...more };
  };
  const before = [
    asked("new", {}),
    asked("confirmed", { state: "confirmed", confirmed_at: startOfTest }),
    asked("again", { confirmed_at: startOfTest - 2, stopped_at: startOfTest - 1 }),
    asked("late", { asked_at: startOfTest - 7 * 24 * 60 * 60 * 1000 - 1 }),
  ];
  await db.insertInto("letter_subscribers").values(before).execute();
  await migrate(db, engine, startOfTest);
  const letters = makeLetters({ db, clock: () => startOfTest, facts: () => defaultFacts });
  const confirmed = [];
  for (const key of ["new", "confirmed", "again", "late"]) confirmed.push([key, await letters.confirm(key)]);
  expect(Object.fromEntries(confirmed)).toEqual({ new: true, confirmed: true, again: false, late: false });
});
