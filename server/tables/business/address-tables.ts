/** The tables about addresses, as part of the schema. */
export type AddressTables = {
  /** Old addresses, path and query, and where they lead: a path of ours or an address on the web. */
  redirects: { old_address: string; new_address: string; created_at: number };
  /** Addresses that visitors asked for in vain; nothing about visitors. */
  missed_addresses: {
    address: string;
    count: number;
    last_at: number;
    /** Where the last known link to it stands: a path of ours, or another page without its query. */
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
  /** What the last check found, with pages that have the link, as JSON. */
  doubtful_links: { address: string; state: "dead" | "unclear"; answer: string; pages: string };
};
