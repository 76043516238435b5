import { randomBytes } from "node:crypto";
import { nanoid } from "nanoid";
import type { Facts } from "#app/copy/facts.ts";
import { deskPaths } from "#app/desk-paths.ts";
import type { SignInWay } from "#app/rules/owner/desk-session.ts";
import { inMail } from "#server/outgoing/mail/mail.ts";
import { signInMail } from "#server/outgoing/mail/sign-in-mail.ts";
import type { Settings } from "#server/settings.ts";
import { addDelivery } from "#server/tables/outbox/add-delivery.ts";
import { addBrowser, isKnownBrowser, isOwnersBrowser, meetBrowser } from "#server/tables/owner/activity.ts";
import type { Db } from "#server/tables/schema.ts";
import { hashToken } from "./hash-token.ts";

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
