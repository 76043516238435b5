import type { Facts } from "#facts/facts.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { RedirectIndex } from "#platform/http/find-redirect.ts";
import type { OwnFiles } from "#platform/http/server/own-files.ts";
import type { TextMarks } from "#platform/text/text-marks.ts";

/** The content in force, in memory. */
export type Content = {
  /** Stand for emphasis and links in `pageFacts`. */
  textMarks: TextMarks;
  version: () => number;
  /** With the owner's words as plain text. */
  facts: () => Facts;
  /** With the owner's words as pages take them: emphasis and links are marked. */
  pageFacts: () => Facts;
  /** With the owner's words as print takes them, as they are stored at this moment. */
  readPrintFacts: () => Promise<Facts>;
  /** Whether the owner has pressed "Go live", or the site is older than that button. */
  isLive: () => boolean;
  /** Where old addresses lead. */
  redirects: () => RedirectIndex;
  /** Files of the owner's that are sent in place of ours. */
  ownFiles: () => OwnFiles;
  refresh: () => Promise<void>;
  /** Changes stored content in one transaction; this process shows it from then on. */
  change: <Result>(work: (tx: Db) => Promise<Result>) => Promise<Result>;
};
