import type { Visitor } from "../visitor.ts";

/** `isPhone` is how narrow the screen is; `mark` tells this visit from every other. */
export type Visit = { visitor: Visitor; home: string; isPhone: boolean; mark: string; ownerKey: string };
export type Journey = (visit: Visit) => Promise<void>;
