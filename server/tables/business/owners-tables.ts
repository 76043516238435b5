import type { AddressTables } from "./address-tables.ts";
import type { GuideTables } from "./guide-tables.ts";
import type { LookTables } from "./look-tables.ts";
import type { WordTables } from "./word-tables.ts";

/** Tables that are described beside their queries. */
export type OwnersTables = AddressTables & GuideTables & LookTables & WordTables;
