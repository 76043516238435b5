import type { Visitor } from "../visitor.ts";

/** `isPhone` if the screen is narrow; `mark` is unique to this visit. */
export type Visit = { visitor: Visitor; home: string; isPhone: boolean; mark: string; ownerKey: string };
export type Journey = (visit: Visit) => Promise<void>;
