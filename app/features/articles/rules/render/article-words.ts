/** The few words that rendering adds to an article. */
export type ArticleWords = {
  notes: string;
  backToText: string;
  table: string;
  done: string;
  open: string;
  picture: string;
  video: (host: string) => string;
};

export const defaultArticleWords: ArticleWords = {
  notes: "Notes",
  backToText: "Back to the text",
  table: "Table",
  done: "Done",
  open: "Open",
  picture: "Picture",
  video: (host) => `Watch the video on ${host}`,
};
