import { answerQuestions } from "#platform/child-process/server/bounded-process.ts";
import type { WrittenArticle } from "../rules/clean/clean-article.ts";
import { type Copies, renderPost } from "./render-post.ts";

export type RenderQuestion = { articles: (WrittenArticle & { copies: Copies })[]; host: string };

answerQuestions(({ articles, host }: RenderQuestion) =>
  articles.map((article) => renderPost(article, host, article.copies)),
);
