import { randomBytes } from "node:crypto";
import { nanoid } from "nanoid";
import { advisoryLock } from "#platform/engine/server/engine.ts";
import type { Server } from "#platform/process/server/server.ts";
import { hashToken } from "./hash-token.ts";
import type { Publisher } from "./queries/publishers.ts";
import {
  addPublishingKey,
  findPublishingKey,
  listPublishingKeys,
  notePublishingKeyUse,
  removePublishingKey,
} from "./queries/publishing-keys.ts";

/** Tells people and secret scanners what it is, and this site that it is no owner key. */
const keyStart = "publish-";
const maxKeys = 20;
const noteUseMs = 60_000;

export const isPublishingKey = (key: string) => key.startsWith(keyStart);

export function makePublishingKeys({ db, clock, stopPlansOf }: Pick<Server, "db" | "clock" | "stopPlansOf">) {
  return {
    maxKeys,
    list: () => listPublishingKeys(db),
    /** The new key, which nothing can show again; undefined if there are too many. */
    make: (name: string): Promise<string | undefined> =>
      db.transaction().execute(async (tx) => {
        await advisoryLock(tx, "publishing keys");
        if ((await listPublishingKeys(tx)).length >= maxKeys) return undefined;
        const key = keyStart + randomBytes(32).toString("base64url");
        await addPublishingKey(tx, { id: nanoid(), name, hash: hashToken(key), createdAt: clock() });
        return key;
      }),
    /** Its plans become drafts. The name is undefined if the key is gone. */
    revoke: (id: string) =>
      db.transaction().execute(async (tx) => {
        const name = await removePublishingKey(tx, id);
        return { name, stoppedPlans: await stopPlansOf(tx, "publishing_key_id", id, clock()) };
      }),
    /** Resolves with the publisher if the key is in force, and notes its use. */
    async use(key: string): Promise<Publisher | undefined> {
      const found = await findPublishingKey(db, hashToken(key));
      if (!found) return undefined;
      if (clock() - (found.lastUsedAt ?? 0) >= noteUseMs) await notePublishingKeyUse(db, found.id, clock());
      return { kind: "publishing key", id: found.id, name: found.name };
    },
  };
}
