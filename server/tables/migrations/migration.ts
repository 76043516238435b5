import type { Engine } from "#server/tables/engine/database.ts";
import type { Db } from "#server/tables/schema.ts";

export type Migration = { name: string; up: (tx: Db, engine: Engine) => Promise<void> };
