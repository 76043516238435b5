import { answerQuestions } from "#platform/child-process/server/bounded-process.ts";
import { prepareArticle } from "../rules/prepare-article.ts";

answerQuestions(prepareArticle);
