import { RateLimiter } from "#platform/http/server/rate-limiter.ts";
import type { Server } from "#platform/process/server/server.ts";
import { type KeySender, makeOwnerKeyCheck } from "./check-owner-key.ts";
import { makeKnownBrowsers } from "./known-browsers.ts";
import { type MailedLink, mailOwnerLink } from "./mail-owner-link.ts";
import { changeOwnerKey, fitsOwnerKey, makeOwnerKey } from "./owner-key.ts";
import { dropLinkFile, isOwnerLinkOpen, useOwnerLink } from "./owner-link.ts";
import { makePasskeys } from "./passkeys.ts";
import { isPublishingKey, makePublishingKeys } from "./publishing-keys.ts";
import { readOwnerKey } from "./queries/owner-keys.ts";
import { holdPasskeysOnly } from "./queries/passkeys.ts";
import type { Publisher } from "./queries/publishers.ts";
import { makeSessions, type OpenedSession } from "./sessions.ts";
import { makeWriters } from "./writers.ts";

export type SignedIn =
  | { kind: "open"; session: OpenedSession }
  /** With passkeys only: a link was mailed to the owner, or could not be. */
  | { kind: "wrong" | "later" | MailedLink };

/** Signing in and out. */
export type Owner = ReturnType<typeof makeOwner>;

type Deps = Pick<Server, "db" | "clock" | "settings" | "facts" | "wakeDeliveries" | "stopPlansOf">;

export function makeOwner(deps: Deps) {
  const { db, clock, settings } = deps;
  const sessions = makeSessions({ db, clock });
  const limiter = new RateLimiter();
  const publishingKeys = makePublishingKeys(deps);
  const passkeys = makePasskeys({ ...deps, sessions });
  const browsers = makeKnownBrowsers(deps);
  async function findKey(key: string): Promise<number | undefined> {
    const currentKey = await readOwnerKey(db);
    return currentKey && (await fitsOwnerKey(key, currentKey.hash)) ? currentKey.id : undefined;
  }
  const checkKey = makeOwnerKeyCheck({ findKey, findOwnersBrowser: browsers.findOwners, clock });
  return {
    sessions,
    publishingKeys,
    passkeys,
    writers: makeWriters({ ...deps, passkeys, sessions }),
    browsers,
    makeKey: makeOwnerKey,
    /** A key in the environment is changed there. */
    isKeySetByServer: settings.ownerKey !== undefined,
    /** The publisher of a key; undefined if it is not in force. */
    async findPublisher(key: string, sender: KeySender): Promise<Publisher | "later" | undefined> {
      if (isPublishingKey(key)) return publishingKeys.use(key);
      const id = await checkKey(key, sender);
      if (id === undefined || id === "later") return id;
      return (await passkeys.isOnly()) ? undefined : { kind: "owner key", id };
    },
    /** With passkeys only, the key brings a link to the owner's mailbox. */
    async signIn(key: string, browser: string, sender: KeySender): Promise<SignedIn> {
      const ownerKeyId = await checkKey(key, sender);
      if (ownerKeyId === undefined) return { kind: "wrong" };
      if (ownerKeyId === "later") return { kind: "later" };
      const session = await db.transaction().execute(async (tx) => {
        if (await holdPasskeysOnly(tx)) return undefined;
        return sessions.open(tx, { ownerKeyId, browser, way: "key" });
      });
      if (session) return { kind: "open", session };
      return { kind: await mailOwnerLink(deps, limiter) };
    },
    /** For who is signed in and has neither key nor passkey at hand; it opens the page `next`. */
    mailLink: (next: string): Promise<MailedLink> => mailOwnerLink(deps, limiter, { next }),
    isLinkOpen: (token: string) => isOwnerLinkOpen(db, token, clock()),
    /** Undefined if the link is used or expired. */
    async signInByLink(token: string, browser: string): Promise<OpenedSession | undefined> {
      const session = await db.transaction().execute(async (tx) => {
        const ownerKeyId = await useOwnerLink(tx, token, clock());
        return ownerKeyId === undefined ? undefined : sessions.open(tx, { ownerKeyId, browser, way: "link" });
      });
      if (session) dropLinkFile(settings);
      return session;
    },
    /** Takes the key again in a session; false for a wrong one, and with passkeys only. */
    async showKey(token: string, key: string, sender: KeySender): Promise<boolean | "later"> {
      const id = await checkKey(key, sender);
      if (id === "later") return id;
      if (id === undefined) return false;
      return db.transaction().execute(async (tx) => {
        if (await holdPasskeysOnly(tx)) return false;
        await sessions.confirm(token, tx);
        return true;
      });
    },
    /** Ends all sessions, this one too. */
    changeKey: (key: string): Promise<void> => changeOwnerKey(db, settings, key, clock()),
  };
}
