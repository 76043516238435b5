import { withQuery } from "#platform/http/with-query.ts";

export const assistantPaths = {
  /** `flash` is shown once. */
  questionBook: (query: { flash?: string | undefined } = {}) => withQuery("/desk/questions", query),
};
