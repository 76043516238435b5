import type { Facts } from "#app/copy/facts.ts";
import type { Logger } from "#server/run/log.ts";
import type { Settings } from "#server/settings.ts";
import type { Db } from "#server/tables/schema.ts";

export type DeliveryDeps = {
  db: Db;
  settings: Settings;
  clock: () => number;
  log: Logger;
  /** The sender of mails. */
  sender: () => { name: string; address: string };
  facts: () => Facts;
};
