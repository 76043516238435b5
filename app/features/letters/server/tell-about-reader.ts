import type { Db } from "#platform/engine/server/schema.ts";
import type { PersonSection, SayMoment } from "#platform/process/server/server-feature.ts";
import { lettersCopy } from "../words/desk.ts";
import { findSubscriber } from "./queries/subscribers.ts";

const copy = lettersCopy.ofPerson;

export async function tellAboutReader(db: Db, emailFolded: string, say: SayMoment): Promise<PersonSection> {
  const consent = await findSubscriber(db, emailFolded);
  if (!consent) return { title: copy.title, records: [] };
  const rows = [
    [copy.name, consent.name],
    [copy.email, consent.email],
    [copy.state, consent.state],
    [copy.sequence, consent.sequence],
    [copy.agreed, say(consent.asked_at)],
    [copy.words, consent.agreed_words],
    [copy.page, consent.agreed_on],
    [copy.confirmed, say(consent.confirmed_at)],
    [copy.paused, say(consent.paused_until)],
    [copy.stopped, say(consent.stopped_at)],
    [copy.why, consent.stopped_by ?? ""],
  ] as const;
  return { title: copy.title, records: [{ rows }] };
}
