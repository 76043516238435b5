/** `npm run restore -- FILE [--over]` restores a backup into the database that the settings name. */
import { serverFeatures } from "#app/wiring/server/server-features.ts";
import { fillDatabase } from "#features/backup/server/fill-database.ts";
import { checkBackup, openBackup } from "#features/backup/server/read-backup.ts";
import { dropLostSecrets } from "#features/integrations/server/secrets-key.ts";
import { eraseEverythingAbout } from "#features/leads/server/queries/person.ts";
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
    const settling = await Promise.all(serverFeatures.map(({ beforeRestore }) => beforeRestore?.(db)));
    const count = await fillDatabase({ db, engine, name }, backup, { over, nowMs: Date.now() });
    const nowMs = Date.now();
    const erase = (email: string) => eraseEverythingAbout(db, email, { nowMs, features: serverFeatures });
    const warnings: (string | undefined)[] = [];
    for (const settle of settling) warnings.push(await settle?.(db, { nowMs, madeAt: backup.madeAt, erase }));
    await dropStaleKeyFile(db, settings);
    const lost = await dropLostSecrets(db, settings);
    const told = `${count} rows of ${backup.madeAt} are in ${name}. The owner key is the one of that day.`;
    return [told, ...warnings, lost].filter(Boolean).join(" ").trim();
  } finally {
    await db.destroy();
  }
});
