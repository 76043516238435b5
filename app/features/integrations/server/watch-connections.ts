import type { Db } from "#platform/engine/server/schema.ts";
import type { Logger } from "#platform/process/server/log.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import { makeLiveSettings } from "./live-settings.ts";
import { deskSettingsOf, openConnections } from "./open-connections.ts";

type Deps = { db: Db; log: Logger; secretsKey: Buffer | undefined };

/** Settings merged with the desk's connections; `read` applies what is stored now. */
export function watchConnections(start: Settings, { db, log, secretsKey }: Deps) {
  const { settings, use } = makeLiveSettings(start);
  let told = "";
  async function read() {
    const open = await openConnections(db, secretsKey);
    const unusable = use(deskSettingsOf(open));
    const lost = open.filter(({ isLost }) => isLost).map(({ name }) => name);
    const problem = JSON.stringify({ unusable, lost });
    if (problem !== told && unusable.length + lost.length > 0) log.warn({ unusable, lost }, "connections not in use");
    told = problem;
  }
  return { settings, read };
}
