import type { Engine } from "../database.ts";
import type { Db } from "../schema.ts";
import { articles } from "./0001-articles.ts";
import { deliveries } from "./0002-deliveries.ts";

export type Migration = { name: string; up: (tx: Db, engine: Engine) => Promise<void> };

/** In the order in which they are applied; one that has been released is never changed. */
export const migrations: Migration[] = [articles, deliveries];
