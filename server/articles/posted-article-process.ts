import { prepareArticle } from "#app/rules/articles/prepare-article.ts";
import { answerQuestions } from "../own-process.ts";

answerQuestions(prepareArticle);
