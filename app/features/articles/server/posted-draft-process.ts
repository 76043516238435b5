import { answerQuestions } from "#platform/child-process/server/bounded-process.ts";
import { parseDraft } from "../rules/prepare-article.ts";

answerQuestions(parseDraft);
