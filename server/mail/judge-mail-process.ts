import { type JudgedMail, judgeIncomingMail } from "#app/rules/mail/incoming/judge-incoming-mail.ts";
import { answerQuestions } from "#server/child-process/bounded-process.ts";
import { parseMail } from "./parse-mail.ts";

answerQuestions(async (_: null, pieces): Promise<JudgedMail | "unreadable"> => {
  try {
    return judgeIncomingMail(await parseMail(Buffer.concat(pieces)));
  } catch {
    return "unreadable";
  }
});
