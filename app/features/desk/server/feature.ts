import type { ServerFeature } from "#platform/process/server/server-feature.ts";
import { type Desk, makeDesk } from "./desk.ts";

declare module "#platform/http/services.ts" {
  interface Services {
    desk: Desk;
  }
}

export const serverFeature: ServerFeature = { services: (server) => ({ desk: makeDesk(server) }) };
