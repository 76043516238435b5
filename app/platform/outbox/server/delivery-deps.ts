import type { Facts } from "#facts/facts.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { Logger } from "#platform/process/server/log.ts";
import type { Settings } from "#platform/settings/server/settings.ts";

export type DeliveryDeps = {
  db: Db;
  settings: Settings;
  clock: () => number;
  log: Logger;
  /** The sender of mails. */
  sender: () => { name: string; address: string };
  facts: () => Facts;
};
