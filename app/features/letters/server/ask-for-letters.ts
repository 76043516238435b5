import { nanoid } from "nanoid";
import type { Facts } from "#facts/facts.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { greetableName } from "#platform/mail/greetable-name.ts";
import { inMail } from "#platform/mail/server/mail.ts";
import type { Message } from "#platform/outbox/server/queries/add-delivery.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import { letterPaths } from "../letter-paths.ts";
import { confirmationMail } from "./confirmation-mail.ts";
import { hashConfirmation } from "./queries/letter-confirmations.ts";
import { type Consent, noteConsent } from "./queries/subscribers.ts";

const keyLength = 32;

type Deps = { settings: Settings; facts: Facts; nowMs: number };

/** Notes a consent to letters, in the transaction that stores its cause; the result asks them to confirm it. */
export async function askForLetters(tx: Db, consent: Consent, { settings, facts, nowMs }: Deps): Promise<Message[]> {
  const businessZone = facts.booking.timeZone;
  const token = nanoid(keyLength);
  const tokenHash = hashConfirmation(token);
  const makeKey = () => nanoid(keyLength);
  if (!(await noteConsent(tx, { ...consent, nowMs, businessZone, makeKey, tokenHash }))) return [];
  const confirm = settings.siteUrl + letterPaths.confirm(token);
  const asked = { email: consent.email, name: greetableName(consent.name), words: consent.words };
  const recipe = { of: "confirmation", asked, confirm } as const;
  return [inMail("confirmation", "visitor", confirmationMail(asked, facts, confirm), recipe)];
}
