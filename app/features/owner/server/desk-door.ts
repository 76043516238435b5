import type { IncomingMessage } from "node:http";
import { readBrowserCookie, readSessionCookie } from "#platform/http/desk-cookies.ts";
import { readBearer } from "#platform/http/desk-keys.ts";
import type { DeskDoor } from "#platform/http/server/exchange.ts";
import { readVisitorNetwork } from "#platform/http/server/visitor-network.ts";
import { visibleOrigin } from "#platform/http/server/web-request.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import type { Owner } from "./owner.ts";

type Deps = { settings: Settings; networkKey: string };

export function makeDeskDoor({ settings, networkKey }: Deps, owner: Owner): DeskDoor {
  type Read = typeof readSessionCookie;
  const read = (request: IncomingMessage, cookie: Read) =>
    cookie(request.headers.cookie ?? "", visibleOrigin(request, settings).startsWith("https:"));
  async function findSession(request: IncomingMessage) {
    const token = read(request, readSessionCookie);
    return token === undefined ? undefined : owner.sessions.use(token);
  }
  return {
    async findSender(request, { writersPost }) {
      const key = writersPost ? readBearer(request.headers.authorization ?? "") : undefined;
      if (key !== undefined) {
        const network = readVisitorNetwork(request, { ...settings, hashKey: networkKey });
        const publisher = await owner.findPublisher(key, { network: network?.hash, wideNetwork: network?.wideHash });
        return publisher === "later" ? publisher : publisher && "program";
      }
      const session = await findSession(request);
      return session && (session.writer ? "writer" : "owner");
    },
    async isKnownBrowser(request) {
      const token = read(request, readBrowserCookie);
      return token !== undefined && owner.browsers.isKnown(token);
    },
    async isOwnerAsking(request) {
      const session = await findSession(request);
      return session !== undefined && session.writer === undefined;
    },
  };
}
