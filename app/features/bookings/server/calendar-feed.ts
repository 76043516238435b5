import { timingSafeEqual } from "node:crypto";
import { setImmediate as letOthersRun } from "node:timers/promises";
import { nanoid } from "nanoid";
import { ensureSiteKey, replaceSiteKey } from "#platform/engine/server/site-keys.ts";
import { writeFeed } from "../rules/write-ics.ts";
import { appointmentCopy } from "../words/booking-mails.ts";
import { ownersAppointment } from "./booking-appointment.ts";
import type { BookingDeps } from "./booking-deps.ts";
import { listBetween } from "./queries/booking-lists.ts";

const secretLength = 32;
const dayMs = 24 * 60 * 60 * 1000;
const daysBack = 90;
const daysAhead = 400;
const sessionsInTurn = 50;

/** The secret part of the address that the owner's calendar program reads. */
export const feedSecret = ({ db }: Pick<BookingDeps, "db">): Promise<string> =>
  ensureSiteKey(db, "calendar feed", nanoid(secretLength));

/** Replaces the secret; programs with the earlier address read nothing more. */
export async function renewFeedSecret(deps: Pick<BookingDeps, "db">): Promise<void> {
  await feedSecret(deps);
  await replaceSiteKey(deps.db, "calendar feed", nanoid(secretLength));
}

/** The owner's sessions, past and to come; undefined under a wrong secret. */
export async function readCalendarFeed(secret: string, deps: BookingDeps): Promise<string | undefined> {
  const [given, known] = [Buffer.from(secret), Buffer.from(await feedSecret(deps))];
  if (given.length !== known.length || !timingSafeEqual(given, known)) return undefined;
  const nowMs = deps.clock();
  const sessions = await listBetween(deps.db, nowMs - daysBack * dayMs, nowMs + daysAhead * dayMs);
  const facts = deps.facts();
  const appointments = sessions
    .values()
    .map((session) => ownersAppointment(session, { facts, settings: deps.settings }));
  let text = "";
  let count = 0;
  for (const part of writeFeed(appointmentCopy(facts).feed, appointments)) {
    text += part;
    count += 1;
    if (count % sessionsInTurn === 0) await letOthersRun();
  }
  return text;
}
