import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { showSampleArticles } from "#features/articles/server/sample-articles.ts";
import { ensureOwnerKey, hashOwnerKey } from "#features/owner/server/owner-key.ts";
import { openDatabase } from "#platform/engine/server/database.ts";
import { migrate } from "#platform/engine/server/migrate.ts";
import { readSettings } from "#platform/settings/server/settings.ts";
import { freshDatabase } from "./database.ts";
import { newFolder } from "./new-folder.ts";

const instances = 6;

test("several instances that start at once on an empty database make its tables, its owner key and its articles once", async () => {
  const dataDir = newFolder();
  const database = await freshDatabase();
  const settings = readSettings({ ...database.env, DATA_DIR: dataDir });
  const opened = await Promise.all(Array.from({ length: instances }, () => openDatabase(settings)));
  const started = await Promise.allSettled(
    opened.map(async ({ db, engine }) => {
      await migrate(db, engine, 0);
      await ensureOwnerKey(db, settings, 0);
    }),
  );
  started.push(...(await Promise.allSettled(opened.map(({ db }) => showSampleArticles(db, settings, 0)))));
  const [first] = opened;
  const keys = (await first?.db.selectFrom("owner_keys").select("hash").execute()) ?? [];
  for (const { db } of opened) await db.destroy();
  await database.drop();
  const key = readFileSync(join(dataDir, "owner-key"), "utf8").trim();

  expect(started.filter(({ status }) => status === "rejected")).toEqual([]);
  expect(keys).toHaveLength(1);
  expect(keys[0]?.hash).toBe(await hashOwnerKey(key, keys[0]?.hash.split(":")[0]));
});
