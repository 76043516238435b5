/**
 * A legal page. `short` is the summary in the margin. In `body`, a text is a paragraph and a list of texts is a list;
 * mail addresses in them become links.
 */
export type LegalCopy = {
  meta: { title: string; description: string };
  title: string;
  updated: { label: string; date: string };
  contents: string;
  lead: string;
  sections: { id: string; title: string; short: string; body: (string | string[])[] }[];
};
