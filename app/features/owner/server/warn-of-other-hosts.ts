import type { Db } from "#platform/engine/server/schema.ts";
import type { Logger } from "#platform/process/server/log.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import { countOfOtherHosts } from "./queries/passkeys.ts";

/** Passkeys are bound to the site's name: those of another host do not work. */
export async function warnOfOtherHosts(db: Db, { siteUrl, isSiteUrlSet }: Settings, log: Logger): Promise<void> {
  const { hostname } = new URL(siteUrl);
  const count = isSiteUrlSet ? await countOfOtherHosts(db, hostname) : 0;
  if (count > 0) log.warn({ count, host: hostname }, "passkeys of another host");
}
