import { deskPaths } from "#facts/desk-paths.ts";
import { withQuery } from "#platform/http/with-query.ts";

export type AnswerQuery = { template?: string; answer?: string };

export const answerPaths = {
  /** Shows the form for a mail to a person, and takes the forms about one. */
  answer: (leadId: string) => `${deskPaths.lead(leadId)}/answer`,
  /** Takes what is typed, and with a query the bytes of a file. */
  kept: (leadId: string) => `${answerPaths.answer(leadId)}/kept`,
  file: (leadId: string, name = "", type = "") => withQuery(answerPaths.kept(leadId), { do: "file", name, type }),
  /** The form for a mail; `template` is put into it, `answer` is shown once. */
  form: (leadId: string, query: AnswerQuery = {}) => withQuery(answerPaths.answer(leadId), query),
  /** The person's page, where `answer` is shown once. */
  person: (leadId: string, query: AnswerQuery = {}) => `${withQuery(deskPaths.lead(leadId), query)}#answer`,
};
