/** `npm run restore -- FILE [--over]` restores a backup, also from its address, into the database that the settings name. */
import { serverFeatures } from "#app/wiring/server/server-features.ts";
import { fillDatabase } from "#features/backup/server/fill-database.ts";
import { checkBackup, openBackup } from "#features/backup/server/read-backup.ts";
import { dropLostSecrets } from "#features/integrations/server/secrets-key.ts";
import { eraseEverythingAbout } from "#features/leads/server/queries/person.ts";
import { dropStaleKeyFile } from "#features/owner/server/owner-key.ts";
import { openDatabase } from "#platform/engine/server/database.ts";
import { readSettings, type Settings } from "#platform/settings/server/settings.ts";
import { getFile, isAddress, withLocalFile } from "./object-store.ts";
import { nameOf, readCommand, refuseInUse, runCommand } from "./run-command.ts";

await runCommand(async () => {
  const { given, over } = readCommand("npm run restore -- FILE or ADDRESS [--over]");
  const settings = readSettings(process.env);
  if (!isAddress(given)) return restore(given, settings, over);
  return withLocalFile(settings, given, async (file) => {
    await getFile(given, file, settings);
    return restore(file, settings, over);
  });
});

async function restore(file: string, settings: Settings, over: boolean): Promise<string> {
  const name = nameOf(settings);
  await checkBackup(file, settings.backupPassphrase);
  await refuseInUse(settings, name);
  const backup = await openBackup(file, settings.backupPassphrase);
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
}
