import { randomBytes } from "node:crypto";
import type { Settings } from "#server/settings.ts";
import { readOwnerKey } from "#server/tables/owner/owner-keys.ts";
import {
  addOwnerSession,
  endOwnerSession,
  endOwnerSessions,
  isOwnerSessionOpen,
  noteKeyShown,
  readKeyShownAt,
} from "#server/tables/owner/owner-sessions.ts";
import type { Db } from "#server/tables/schema.ts";
import { hashToken } from "./hash-token.ts";
import { fitsOwnerKey } from "./owner-key.ts";
import { dropLinkFile, isOwnerLinkOpen, useOwnerLink } from "./owner-link.ts";

const sessionSeconds = 12 * 60 * 60;
/** The clocks of several machines differ a little, and are corrected. */
const maxRemainingMs = (sessionSeconds + 60 * 60) * 1000;

/** A stolen session alone must not connect anything. */
const maxKeyAgeMs = 10 * 60 * 1000;

/** Signing in and out. A session's token is given once; the database has its hash. */
export type Owner = ReturnType<typeof makeOwner>;

type Deps = { db: Db; clock: () => number; settings: Pick<Settings, "dataDir"> };

export function makeOwner({ db, clock, settings }: Deps) {
  /** The token of a new session. */
  async function openSession(tx: Db, ownerKeyId: number): Promise<string> {
    const token = randomBytes(32).toString("base64url");
    const expiresAt = clock() + sessionSeconds * 1000;
    await addOwnerSession(tx, { tokenHash: hashToken(token), ownerKeyId, expiresAt, keyShownAt: clock() });
    return token;
  }
  return {
    sessionSeconds,
    async isKey(key: string): Promise<boolean> {
      const currentKey = await readOwnerKey(db);
      return currentKey !== undefined && fitsOwnerKey(key, currentKey.hash);
    },
    /** The token of a new session; undefined for a wrong key. */
    async signIn(key: string): Promise<string | undefined> {
      const currentKey = await readOwnerKey(db);
      if (!currentKey || !(await fitsOwnerKey(key, currentKey.hash))) return undefined;
      return openSession(db, currentKey.id);
    },
    isLinkOpen: (token: string) => isOwnerLinkOpen(db, token, clock()),
    /** The token of a new session; undefined if the link is used or expired. */
    async signInByLink(token: string): Promise<string | undefined> {
      const session = await db.transaction().execute(async (tx) => {
        const ownerKeyId = await useOwnerLink(tx, token, clock());
        return ownerKeyId === undefined ? undefined : openSession(tx, ownerKeyId);
      });
      if (session) dropLinkFile(settings);
      return session;
    },
    isSignedIn: (token: string) => isOwnerSessionOpen(db, hashToken(token), clock(), maxRemainingMs),
    /** Whether the key was entered in this session a short while ago. */
    async hasShownKey(token: string): Promise<boolean> {
      return Math.abs(clock() - (await readKeyShownAt(db, hashToken(token)))) < maxKeyAgeMs;
    },
    /** Takes the key again in a session; false for a wrong one. */
    async showKey(token: string, key: string): Promise<boolean> {
      const currentKey = await readOwnerKey(db);
      if (!currentKey || !(await fitsOwnerKey(key, currentKey.hash))) return false;
      await noteKeyShown(db, hashToken(token), clock());
      return true;
    },
    signOut: (token: string) => endOwnerSession(db, hashToken(token)),
    signOutEverywhere: () => endOwnerSessions(db),
  };
}
