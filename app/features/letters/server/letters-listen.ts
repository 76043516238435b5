import { isLeadForm } from "#facts/forms.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { Message } from "#platform/outbox/server/queries/add-delivery.ts";
import type { Listeners } from "#platform/process/server/events.ts";
import type { Server } from "#platform/process/server/server.ts";
import { sequenceOfBand } from "../rules/sequences.ts";
import { askForLetters } from "./ask-for-letters.ts";
import { stopLetters } from "./queries/stop-letters.ts";
import type { Consent } from "./queries/subscribers.ts";

/** Asks people who agree to confirm; those in touch, or not to be written to, get no more of a sequence. */
export const lettersListen: Listeners = {
  /** A guide has its sequence; a consultation gets newsletters only, because the person is in touch already. */
  "lead stored": async (tx, { lead, form, consent, nowMs }, server) =>
    consent && ask(tx, { ...lead, ...consent, sequence: isLeadForm(form) ? form : "" }, server, nowMs),
  /** Each band has its sequence. */
  "quiz finished": async (tx, { email, band, consent, nowMs }, server) =>
    consent && ask(tx, { email, name: "", ...consent, sequence: sequenceOfBand(band) }, server, nowMs),
  /** Somebody who books is in touch already and needs no sequence. */
  async booked(tx, { booking: { name, email }, consent, nowMs }, server) {
    await stopLetters(tx, { email, why: "booked", nowMs });
    return consent && ask(tx, { name, email, ...consent, sequence: "" }, server, nowMs);
  },
  async stopped(tx, stop) {
    await stopLetters(tx, stop);
    return undefined;
  },
};

const ask = (tx: Db, consent: Consent, { settings, facts }: Server, nowMs: number): Promise<Message[]> =>
  askForLetters(tx, consent, { settings, facts: facts(), nowMs });
