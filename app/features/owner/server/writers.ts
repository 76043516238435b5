import { randomBytes } from "node:crypto";
import { nanoid } from "nanoid";
import { deskPaths } from "#facts/desk-paths.ts";
import { advisoryLock } from "#platform/engine/server/engine.ts";
import { foldEmail } from "#platform/mail/fold-email.ts";
import { inMail } from "#platform/mail/server/mail.ts";
import { noticeMail } from "#platform/mail/server/notice-mail.ts";
import { addDelivery } from "#platform/outbox/server/queries/add-delivery.ts";
import type { Server } from "#platform/process/server/server.ts";
import { fill } from "#platform/text/fill.ts";
import { invitationMailCopy } from "../words/invitation-mail.ts";
import { hashToken } from "./hash-token.ts";
import type { Passkeys } from "./passkeys.ts";
import { readOwnerKey } from "./queries/owner-keys.ts";
import { addWriter, findInvited, letPublish, listWriters, removeWriter, useInvitation } from "./queries/writers.ts";
import type { OpenedSession, Sessions } from "./sessions.ts";
import type { Place } from "./verify-passkey.ts";

const invitationMs = 7 * 24 * 60 * 60 * 1000;
/** The clocks of several machines differ a little. */
const maxInvitationMs = invitationMs + 60 * 60 * 1000;
const maxWriters = 20;

type Deps = Pick<Server, "db" | "clock" | "settings" | "facts" | "wakeDeliveries" | "stopPlansOf"> & {
  passkeys: Passkeys;
  sessions: Sessions;
};

type Invited = { name: string; email: string; mayPublish: boolean };

/** Guests of the desk, who write articles. */
export function makeWriters({ db, clock, settings, facts, wakeDeliveries, passkeys, sessions, stopPlansOf }: Deps) {
  const find = (token: string) => findInvited(db, hashToken(token), clock(), maxInvitationMs);
  return {
    maxWriters,
    list: () => listWriters(db),
    /** Grants or withdraws the right to publish; without it, the writer's plans become drafts. */
    letPublish: (id: string, mayPublish: boolean) =>
      db.transaction().execute(async (tx) => {
        const name = await letPublish(tx, id, mayPublish);
        return { name, stoppedPlans: mayPublish ? 0 : await stopPlansOf(tx, "writer_id", id, clock()) };
      }),
    remove: (id: string) =>
      db.transaction().execute(async (tx) => {
        const name = await removeWriter(tx, id);
        return { name, stoppedPlans: await stopPlansOf(tx, "writer_id", id, clock()) };
      }),
    /** Mails the invitation; false if there are too many writers. */
    async invite({ name, email, mayPublish }: Invited): Promise<boolean> {
      const token = randomBytes(32).toString("base64url");
      const nowMs = clock();
      const invitation = { invitationHash: hashToken(token), invitationUntil: nowMs + invitationMs };
      const isInvited = await db.transaction().execute(async (tx) => {
        await advisoryLock(tx, "writers");
        if ((await listWriters(tx)).length >= maxWriters) return false;
        await addWriter(tx, { id: nanoid(), name, email, mayPublish, invitedAt: nowMs, ...invitation });
        const { open: words, ...copy } = invitationMailCopy(facts());
        const open = { words, href: settings.siteUrl + deskPaths.invitation(token) };
        const lead = fill(copy.lead, { name });
        const notice = noticeMail({ ...copy, lead, brand: facts().brand.name, lines: [], open });
        const message = inMail("invitation", "visitor", { ...notice, to: { name, address: email } });
        await addDelivery(tx, {
          id: nanoid(),
          ...message,
          about: foldEmail(email),
          createdAt: nowMs,
          isByOwner: true,
        });
        return true;
      });
      wakeDeliveries();
      return isInvited;
    },
    find,
    /** Options for an invited browser to create its passkey; undefined if the invitation is used or expired. */
    async askForPasskey(token: string, place: Place) {
      const writer = await find(token);
      return writer && passkeys.askForNew({ purpose: "join", holder: hashToken(token) }, place, writer);
    },
    /** Creates the invited writer's passkey and signs them in; undefined if that fails. */
    async join(token: string, credential: string, place: Place, browser: string): Promise<OpenedSession | undefined> {
      const writer = await find(token);
      const ownerKey = await readOwnerKey(db);
      if (!writer || !ownerKey) return undefined;
      const purpose = { purpose: "join" as const, holder: hashToken(token) };
      const passkeyId = await passkeys.add(credential, purpose, place, writer, (tx) =>
        useInvitation(tx, writer.id, hashToken(token), clock()),
      );
      if (!passkeyId) return undefined;
      const opening = { ownerKeyId: ownerKey.id, browser, way: "passkey" as const, passkeyId };
      return sessions.open(db, { ...opening, writerId: writer.id, who: writer.name });
    },
  };
}
