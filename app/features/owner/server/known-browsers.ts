import { randomBytes } from "node:crypto";
import { nanoid } from "nanoid";
import { deskPaths } from "#facts/desk-paths.ts";
import type { Facts } from "#facts/facts.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { inMail } from "#platform/mail/server/mail.ts";
import { addDelivery } from "#platform/outbox/server/queries/add-delivery.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import type { SignInWay } from "../rules/desk-session.ts";
import { hashToken } from "./hash-token.ts";
import { addBrowser, isKnownBrowser, isOwnersBrowser, meetBrowser } from "./queries/activity.ts";
import { signInMail } from "./sign-in-mail.ts";

type Deps = { db: Db; clock: () => number; settings: Settings; facts: () => Facts; wakeDeliveries: () => void };

/** `who` is the writer's name, or empty. */
type SignIn = { browser: string; way: SignInWay; who: string };

export function makeKnownBrowsers({ db, clock, settings, facts, wakeDeliveries }: Deps) {
  return {
    /** The hash of a token with which the owner has opened the desk before. */
    async findOwners(token: string): Promise<string | undefined> {
      const hash = hashToken(token);
      return (await isOwnersBrowser(db, hash)) ? hash : undefined;
    },
    /** Whether the owner or a writer has opened the desk with it before. */
    isKnown: (token: string): Promise<boolean> => isKnownBrowser(db, hashToken(token)),
    /**
     * Notes a sign-in and tells the owner if this browser is unknown. Resolves with the token that the browser keeps.
     */
    async meet(known: string | undefined, signIn: SignIn): Promise<string> {
      const seen = { isOwners: signIn.who === "", nowMs: clock() };
      const token = await db.transaction().execute(async (tx) => {
        if (known && (await meetBrowser(tx, { tokenHash: hashToken(known), ...seen }))) return known;
        // Never a token that somebody else may have planted.
        const fresh = randomBytes(32).toString("base64url");
        await addBrowser(tx, { tokenHash: hashToken(fresh), ...seen });
        const { ownerEmail, smtpUrl, siteUrl } = settings;
        if (!ownerEmail || !smtpUrl) return fresh;
        const mail = signInMail({ ...signIn, nowMs: clock(), page: siteUrl + deskPaths.access() }, facts(), ownerEmail);
        await addDelivery(tx, { id: nanoid(), ...inMail("alert", "owner", mail), createdAt: clock() });
        return fresh;
      });
      wakeDeliveries();
      return token;
    },
  };
}
