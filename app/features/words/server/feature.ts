import type { ServerFeature } from "#platform/process/server/server-feature.ts";
import { type EditWords, makeEditWords } from "./edit-words.ts";

declare module "#platform/http/services.ts" {
  interface Services {
    words: EditWords;
  }
}

export const serverFeature: ServerFeature = { services: (server) => ({ words: makeEditWords(server) }) };
