/** Tables of what the owner changed: addresses, guides, looks and words. */
export type OwnersTables = AddressTables & GuideTables & LookTables & WordTables;

/** Redirects, addresses asked for in vain, and checks of links. */
type AddressTables = {
  /** Old addresses, path and query, and their targets: a path of this site or a web address. */
  redirects: { old_address: string; new_address: string; created_at: number };
  /** Addresses that visitors asked for in vain; nothing about visitors. */
  missed_addresses: {
    address: string;
    count: number;
    last_at: number;
    /** The page with the last known link to it: a path of this site, or another page without its query. */
    linked_from: string;
    is_set_aside: number;
  };
  /** The last check of the site's links, and how far it is. */
  link_check: {
    id: number;
    asked_at: number;
    ended_at: number | null;
    pages: number;
    links: number;
    checked: number;
    /** 1 if not every page or link was looked at. */
    is_cut: number;
  };
  /** Dead and unclear links of the last check; `pages` are those with the link, as JSON. */
  doubtful_links: { address: string; state: "dead" | "unclear"; answer: string; pages: string };
};

/** The owner's guides. */
type GuideTables = {
  /** Guides made from the owner's words, and their inputs. Without a row, visitors get the default guide. */
  guides: { name: string; inputs: string; pdf: Uint8Array; made_at: number };
  /** Their pages as pictures, WebP. */
  guide_pages: { name: string; page: number; bytes: Uint8Array };
  /** Why a guide was not made from these inputs (`GuideFault` as JSON). */
  guide_faults: { name: string; inputs: string; fault: string; failed_at: number };
};

/** The owner's pictures, mark, seal and accent colour in place of the defaults. */
type LookTables = {
  /** By the name of what is replaced; null stands for the default. */
  looks: { name: string; current_id: string | null; previous_id: string | null; changed_at: number };
  /** `details` is the owner's choice, as JSON. */
  look_versions: { id: string; name: string; details: string; made_at: number };
  /** The files of a version, by their addresses. */
  look_files: { version_id: string; address: string; hash: string };
};

/** The owner's words in place of the defaults. */
type WordTables = {
  /** Texts of the site that the owner changed; `standard` is the default text at that time. */
  words: { text_group: string; path: string; text: string; standard: string };
  /** Texts that the owner is changing; null goes back to the standard. */
  word_drafts: { text_group: string; path: string; text: string | null; standard: string; saved_at: number };
  /** Every published change of a text; null is the standard. */
  word_changes: {
    change_id: string;
    text_group: string;
    path: string;
    text_before: string | null;
    text_after: string | null;
    published_at: number;
  };
};

declare module "#platform/engine/server/schema.ts" {
  interface Schema extends OwnersTables {
    /** Steps that the owner has done on the way to the launch (`LaunchStep`). */
    launch_steps: { name: string; done_at: number };
  }
}
