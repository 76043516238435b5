import { sql } from "kysely";
import { inMail } from "#platform/mail/server/mail.ts";
import type { ServerFeature } from "#platform/process/server/server-feature.ts";
import { attemptLetter } from "./attempt-letter.ts";
import { type Asked, confirmationMail } from "./confirmation-mail.ts";
import { type LetterAdmin, makeLetterAdmin } from "./letter-admin.ts";
import { type Letters, makeLetters } from "./letters.ts";
import { lettersListen } from "./letters-listen.ts";
import { listConsentStates } from "./queries/consent-states.ts";
import { noteUnknown } from "./queries/letter-copies.ts";
import { eraseReader } from "./queries/stop-letters.ts";
import { deleteExpiredReaders } from "./queries/subscribers.ts";
import { makeLetterQueue } from "./queue-letters.ts";
import { keepLaterStops } from "./settle-letters.ts";
import { tellAboutReader } from "./tell-about-reader.ts";

declare module "#platform/http/services.ts" {
  interface Services {
    letters: Letters;
    letterAdmin: LetterAdmin;
  }
}

declare module "#platform/outbox/server/queries/recipe.ts" {
  interface Recipes {
    confirmation: { asked: Asked; confirm: string };
  }
}

export const serverFeature: ServerFeature = {
  services: (server) => ({ letters: makeLetters(server), letterAdmin: makeLetterAdmin(server) }),
  on: lettersListen,
  attempt: (delivery, ...deps) =>
    delivery.letter === null || delivery.kind === "answer" ? undefined : attemptLetter(delivery, ...deps),
  write: {
    confirmation: async ({ asked, confirm }, { facts }) => [
      inMail("confirmation", "visitor", confirmationMail(asked, facts(), confirm)),
    ],
  },
  consents: listConsentStates,
  tellAbout: tellAboutReader,
  erase: eraseReader,
  expire: deleteExpiredReaders,
  // In their text, drafts and sent ones alike.
  namesPicture: sql`exists (select 1 from newsletters where newsletters.body like '%' || pictures.address || '%')`,
  recover: (db, nowMs) => noteUnknown(db, nowMs, Number.MAX_SAFE_INTEGER),
  beforeRestore: keepLaterStops,
  jobs: (server) => [
    { name: "queue letters", everyMs: 500, atStart: true, run: makeLetterQueue(server, server.leaseHolder) },
  ],
};
