import { answerQuestions } from "#platform/child-process/server/bounded-process.ts";
import { pageMarkdown } from "../rules/render/page-markdown.ts";

export type MarkdownQuestion = {
  html: string;
  /** The page's address. */
  address: string;
};

answerQuestions(({ html, address }: MarkdownQuestion) => pageMarkdown(html, address));
