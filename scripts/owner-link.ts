/**
 * `npm run owner-link` makes a link that signs the owner in once, within 15 minutes, while the site runs or not. A
 * terminal shows it; otherwise it lies in a file.
 */

import { BackupError } from "#features/backup/server/backup-format.ts";
import { makeOwnerLink, readSiteAddress } from "#features/owner/server/owner-link.ts";
import { ownerLinkWords } from "#features/owner/words/owner-link.ts";
import { openDatabase } from "#platform/engine/server/database.ts";
import { openSharedClock } from "#platform/engine/server/shared-clock.ts";
import { readSettings } from "#platform/settings/server/settings.ts";
import { nameOf, refuseEmpty, runCommand } from "./run-command.ts";

await runCommand(async () => {
  const settings = readSettings(process.env);
  await refuseEmpty(settings, nameOf(settings), "start it once, then ask for a link");
  const { db } = await openDatabase(settings);
  try {
    const address = readSiteAddress(settings) ?? settings.siteUrl;
    const { now } = await openSharedClock(db);
    const how = { address, nowMs: now(), isTerminal: process.stdout.isTTY === true };
    const made = await makeOwnerLink(db, settings, how);
    if (!made) throw new BackupError(nameOf(settings), "there is no owner's key in it", "start the site once");
    return ownerLinkWords(made);
  } finally {
    await db.destroy();
  }
});
