/** A text of the page as its field shows it. */
export type PageText = {
  id: number;
  kind: string;
  text: string;
  max: number;
  /** Each line becomes an item of its own. */
  isList: boolean;
  isDraft: boolean;
};
