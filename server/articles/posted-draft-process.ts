import { parseDraft } from "#app/rules/articles/prepare-article.ts";
import { answerQuestions } from "#server/child-process/bounded-process.ts";

answerQuestions(parseDraft);
