import { nanoid } from "nanoid";
import type { Facts } from "#app/copy/facts.ts";
import { letterPaths } from "#app/letter-paths.ts";
import { greetableName } from "#app/rules/mail/greetable-name.ts";
import { confirmationMail } from "#server/outgoing/mail/confirmation-mail.ts";
import { inMail } from "#server/outgoing/mail/mail.ts";
import type { Settings } from "#server/settings.ts";
import type { AskForLetters } from "#server/tables/leads/ask-for-letters.ts";
import { hashConfirmation } from "#server/tables/letters/letter-confirmations.ts";
import { type Consent, noteConsent } from "#server/tables/letters/subscribers.ts";

const keyLength = 32;

type Deps = { settings: Settings; facts: Facts; nowMs: number };

/** Notes a consent to letters; resolves with the mail that asks to confirm it, if needed. */
export function askForLettersWith(consent: Consent, { settings, facts, nowMs }: Deps): AskForLetters {
  return async function askForLetters(tx) {
    const businessZone = facts.booking.timeZone;
    const token = nanoid(keyLength);
    const tokenHash = hashConfirmation(token);
    const makeKey = () => nanoid(keyLength);
    if (!(await noteConsent(tx, { ...consent, nowMs, businessZone, makeKey, tokenHash }))) return [];
    const confirm = settings.siteUrl + letterPaths.confirm(token);
    const asked = { email: consent.email, name: greetableName(consent.name), words: consent.words };
    const recipe = { of: "confirmation", asked, confirm } as const;
    return [inMail("confirmation", "visitor", confirmationMail(asked, facts, confirm), recipe)];
  };
}
