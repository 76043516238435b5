import type { Engine } from "../database.ts";
import type { Db } from "../schema.ts";

export type Migration = { name: string; up: (tx: Db, engine: Engine) => Promise<void> };
