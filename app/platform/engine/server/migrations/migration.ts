import type { Engine } from "../database.ts";
import type { Db } from "../schema.ts";

export type Migration = {
  name: string;
  up: (tx: Db, engine: Engine) => Promise<void>;
  /** Drops or renames what the release before no longer uses. All others only add. */
  dropsUnused?: true;
};

/** `orderedText` sorts by code point on both engines; `number` counts up by itself. */
export type ColumnTypes = { orderedText: string; bytes: string; number: string };
