export type WordTables = {
  /** Texts of the site that the owner changed; `standard` is what stood in the code then. */
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
