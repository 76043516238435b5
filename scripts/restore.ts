/** `npm run restore -- FILE [--over]` restores a backup into the database that the settings name. */
import { fillDatabase } from "#features/backup/server/fill-database.ts";
import { checkBackup, openBackup } from "#features/backup/server/read-backup.ts";
import { hasReaders, readLaterStops, settleLetters } from "#features/backup/server/settle-letters.ts";
import { dropLostSecrets } from "#features/integrations/server/secrets-key.ts";
import { dropStaleKeyFile } from "#features/owner/server/owner-key.ts";
import { openDatabase } from "#platform/engine/server/database.ts";
import { readSettings } from "#platform/settings/server/settings.ts";
import { nameOf, readCommand, refuseInUse, runCommand } from "./run-command.ts";

await runCommand(async () => {
  const { given: file, over } = readCommand("npm run restore -- FILE [--over]");
  const settings = readSettings(process.env);
  const name = nameOf(settings);
  await checkBackup(file);
  await refuseInUse(settings, name);
  const backup = await openBackup(file);
  const { db, engine } = await openDatabase(settings);
  try {
    const later = await readLaterStops(db);
    const count = await fillDatabase({ db, engine, name }, backup, { over, nowMs: Date.now() });
    await settleLetters(db, later, Date.now());
    await dropStaleKeyFile(db, settings);
    const lost = await dropLostSecrets(db, settings);
    const unknownStops = later
      ? ""
      : `Whoever stopped letters after ${backup.madeAt} is not known here: no letter leaves by itself. Write none before you know them.`;
    const told = `${count} rows of ${backup.madeAt} are in ${name}. The owner key is the one of that day.`;
    return [told, (await hasReaders(db)) ? unknownStops : "", lost].filter(Boolean).join(" ").trim();
  } finally {
    await db.destroy();
  }
});
