import { answerQuestions } from "#platform/child-process/server/bounded-process.ts";
import { type JudgedMail, judgeIncomingMail } from "../rules/judge-incoming-mail.ts";
import { parseMail } from "./parse-mail.ts";

answerQuestions(async (_: null, pieces): Promise<JudgedMail | "unreadable"> => {
  try {
    return judgeIncomingMail(await parseMail(Buffer.concat(pieces)));
  } catch {
    return "unreadable";
  }
});
