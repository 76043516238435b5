import { pageMarkdown } from "#app/rules/render-article/page-markdown.ts";
import { answerQuestions } from "#server/child-process/bounded-process.ts";

export type MarkdownQuestion = {
  html: string;
  /** The page's address. */
  address: string;
};

answerQuestions(({ html, address }: MarkdownQuestion) => pageMarkdown(html, address));
