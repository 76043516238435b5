import { deskPaths } from "#facts/desk-paths.ts";
import type { DeskDoor } from "#platform/http/server/exchange.ts";
import type { ServerFeature } from "#platform/process/server/server-feature.ts";
import { type ActivityLog, makeActivityLog } from "./activity.ts";
import { makeDeskDoor } from "./desk-door.ts";
import { makeOwner, type Owner } from "./owner.ts";
import { dropStaleLinkFile } from "./owner-link.ts";
import { makeRefusals, type Refusals } from "./refusals.ts";
import { makeSiteWatcher } from "./watch-site.ts";

declare module "#platform/process/server/server.ts" {
  interface Server {
    refusals: Refusals;
  }
}

declare module "#platform/http/services.ts" {
  interface Services {
    owner: Owner;
    deskDoor: DeskDoor;
    activity: ActivityLog;
    refusals: Refusals;
  }
}

const secondMs = 1000;

export const serverFeature: ServerFeature = {
  open: (server) => ({ refusals: makeRefusals(server) }),
  services(server) {
    const owner = makeOwner(server);
    return {
      owner,
      deskDoor: makeDeskDoor(server, owner),
      activity: makeActivityLog(server),
      refusals: server.refusals,
    };
  },
  jobs: (server) => {
    const deskAddress = server.settings.siteUrl + deskPaths.integrations();
    const dropLinkFile = () => dropStaleLinkFile(server.db, server.settings, server.clock());
    return [
      {
        name: "check the site's health",
        everyMs: 60 * secondMs,
        atStart: false,
        run: makeSiteWatcher({ ...server, deskAddress }),
      },
      { name: "store refusals", everyMs: 3 * secondMs, atStart: false, run: server.refusals.store },
      { name: "drop the file of a used link", everyMs: 5 * secondMs, atStart: true, run: dropLinkFile },
    ];
  },
  close: ({ refusals }) => [refusals.store],
};
