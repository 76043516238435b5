import { pageMarkdown } from "#app/rules/page-markdown/page-markdown.ts";
import { answerQuestions } from "../own-process.ts";

export type MarkdownQuestion = {
  html: string;
  /** The page's own. */
  address: string;
};

answerQuestions(({ html, address }: MarkdownQuestion) => pageMarkdown(html, address));
