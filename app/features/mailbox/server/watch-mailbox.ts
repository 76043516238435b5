import type { Db } from "#platform/engine/server/schema.ts";
import { readTrouble } from "#platform/outbox/delivery-trouble.ts";
import type { Seen } from "#platform/process/server/server-feature.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import { mailboxTrouble } from "../words.ts";
import { readMailboxState } from "./read-mailbox.ts";
import { countRefusedSender } from "./taken-mails.ts";

/** A single refusal may be a receiver's whim. */
const minRefusals = 3;
const dayMs = 24 * 60 * 60 * 1000;

export async function watchMailbox(db: Db, settings: Settings, nowMs: number): Promise<Seen[]> {
  const state = await readMailboxState(db, settings);
  const detail = mailboxTrouble(readTrouble(state?.outcome ?? ""));
  const count = await countRefusedSender(db, nowMs - dayMs);
  return [
    { name: "replies", status: state?.isFailing ? "wrong" : "well", since: state?.goodAt ?? state?.since, detail },
    {
      name: "refused",
      status: count >= minRefusals ? "wrong" : count > 0 ? "between" : "well",
      detail: String(count),
    },
  ];
}
