/** The owner's guides. */
export type GuideTables = {
  /** Guides made from the owner's words, and from what; without a row the one that came with the site is given out. */
  guides: { name: string; inputs: string; pdf: Uint8Array; made_at: number };
  /** Their pages as pictures, WebP. */
  guide_pages: { name: string; page: number; bytes: Uint8Array };
  /** Why a guide was not made from these inputs (`GuideFault` as JSON). */
  guide_faults: { name: string; inputs: string; fault: string; failed_at: number };
};
