import type { ServerFeature } from "#platform/process/server/server-feature.ts";
import { type LetterAdmin, makeLetterAdmin } from "./letter-admin.ts";
import { type Letters, makeLetters } from "./letters.ts";
import { makeLetterQueue } from "./queue-letters.ts";

declare module "#platform/http/services.ts" {
  interface Services {
    letters: Letters;
    letterAdmin: LetterAdmin;
  }
}

export const serverFeature: ServerFeature = {
  services: (server) => ({ letters: makeLetters(server), letterAdmin: makeLetterAdmin(server) }),
  jobs: (server) => [
    { name: "queue letters", everyMs: 500, atStart: true, run: makeLetterQueue(server, server.leaseHolder) },
  ],
};
