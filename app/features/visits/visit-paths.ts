import { withQuery } from "#platform/http/with-query.ts";

export const visitPaths = {
  /** Sources of people in the last days, or in the week that begins on a day. */
  visibility: (days?: number, week?: string) =>
    withQuery("/desk/visibility", { days: days === undefined ? undefined : String(days), week }),
  assistants: (week?: string) => withQuery("/desk/visibility/assistants", { week }),
};
