import type { WrittenArticle } from "#app/rules/articles/clean/clean-article.ts";
import { answerQuestions } from "#server/child-process/bounded-process.ts";
import { type Copies, renderPost } from "./render-post.ts";

export type RenderQuestion = { articles: (WrittenArticle & { copies: Copies })[]; host: string };

answerQuestions(({ articles, host }: RenderQuestion) =>
  articles.map((article) => renderPost(article, host, article.copies)),
);
