/**
 * `npm run move [-- postgres://…] [--over]` copies a whole site to another database, else to `MOVE_TO`; a folder means
 * SQLite. The source, named by the settings, is not changed.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BackupError } from "#features/backup/server/backup-format.ts";
import { fillDatabase } from "#features/backup/server/fill-database.ts";
import { takeSnapshot } from "#features/backup/server/take-snapshot.ts";
import { hasSecrets } from "#features/integrations/server/queries/connections.ts";
import { openDatabase } from "#platform/engine/server/database.ts";
import { readSettings } from "#platform/settings/server/settings.ts";
import { nameOf, readCommand, refuseEmpty, refuseInUse, runCommand } from "./run-command.ts";

await runCommand(async () => {
  const source = readSettings(process.env);
  const { given, over } = readCommand("MOVE_TO=postgres://… or FOLDER npm run move [-- --over]", source.moveTo);
  const target = /^[a-z]+:\/\//.test(given)
    ? { ...source, databaseUrl: readSettings({ DATABASE_URL: given }).databaseUrl }
    : { ...source, databaseUrl: undefined, dataDir: given };
  const [from, to] = [nameOf(source), nameOf(target)];
  if (from === to) throw new BackupError(to, "this is where the site is", "give another database");
  await refuseInUse(source, from);
  await refuseInUse(target, to);
  await refuseEmpty(source, from, "start it once, then move");
  const folder = await mkdtemp(join(tmpdir(), "move-"));
  const { db, engine } = await openDatabase(target);
  try {
    const count = await takeSnapshot(source, folder, (contents) =>
      fillDatabase({ db, engine, name: to }, contents, { over, nowMs: Date.now() }),
    );
    const setting = target.databaseUrl ? "DATABASE_URL" : "DATA_DIR, without DATABASE_URL,";
    const key = (await hasSecrets(db))
      ? ` Set SECRETS_KEY to the key of ${from}, or its secrets must be entered again.`
      : "";
    return `${count} rows of ${from} are in ${to}. Set ${setting} to it and start the site.${key}`;
  } finally {
    await db.destroy();
    await rm(folder, { recursive: true });
  }
});
