import type { Db } from "#platform/engine/server/schema.ts";
import type { PersonSection, SayMoment, ServerFeature } from "#platform/process/server/server-feature.ts";
import { answersDeskCopy } from "../words/desk.ts";
import { type AnswerAdmin, makeAnswerAdmin } from "./answer-admin.ts";
import { listFiles } from "./answer-files.ts";
import { attemptAnswer } from "./attempt-answer.ts";
import { fileAnswers } from "./file-answers.ts";
import { noteOutcomes } from "./note-outcomes.ts";
import { listAnswersTo } from "./queries/answers.ts";

declare module "#platform/http/services.ts" {
  interface Services {
    answers: AnswerAdmin;
  }
}

/** The rows go with their person. */
export const serverFeature: ServerFeature = {
  services: (server) => ({ answers: makeAnswerAdmin(server) }),
  attempt: (delivery, ...deps) => (delivery.kind === "answer" ? attemptAnswer(delivery, ...deps) : undefined),
  shows: {
    person: ({ answers }, request) => {
      const { pathname, searchParams } = new URL(request.url);
      return answers.show(pathname.split("/")[3] ?? "", Object.fromEntries(searchParams));
    },
  },
  tellAbout: tellAboutAnswers,
  jobs: (server) => [
    { name: "note what became of answers", everyMs: 500, atStart: true, run: () => noteOutcomes(server) },
    { name: "file sent mails", everyMs: 2000, atStart: true, run: () => fileAnswers(server) },
  ],
};

const { ofPerson } = answersDeskCopy;

async function tellAboutAnswers(db: Db, emailFolded: string, say: SayMoment): Promise<PersonSection> {
  const answers = await listAnswersTo(db, emailFolded);
  const records = answers.map(async ({ id, state, subject, text, changed_at }) => ({
    head: say(changed_at),
    rows: [
      [ofPerson.state, ofPerson.states[state]],
      [ofPerson.subject, subject],
      [ofPerson.text, text],
      [ofPerson.files, (await listFiles(db, id)).map(({ name }) => name).join(", ")],
    ] as const,
  }));
  return { title: ofPerson.title, records: await Promise.all(records) };
}
