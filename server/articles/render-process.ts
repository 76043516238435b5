import { answerQuestions } from "#server/child-process/bounded-process.ts";
import { type Copies, renderPost, type Written } from "./render-post.ts";

export type RenderQuestion = { articles: (Written & { copies: Copies })[]; host: string };

answerQuestions(({ articles, host }: RenderQuestion) =>
  articles.map((article) => renderPost(article, host, article.copies)),
);
