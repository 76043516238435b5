import { setImmediate as letOthersRun } from "node:timers/promises";
import type { ImapFlow, MailboxObject } from "imapflow";
import { type MailFolder, maxSourceBytes, openMailbox } from "#platform/mail/server/open-mailbox.ts";

/** The end of the last read. UIDs count within one UIDVALIDITY (RFC 9051, 2.3.1.1). */
type ReadPlace = { uidValidity: number; lastUid: number };

export type NewMails = {
  url: string;
  folder?: MailFolder;
  /** Undefined at the first time. */
  place: ReadPlace | undefined;
  /** Without a place, or with one that is no longer valid, older mails are left out. */
  sinceMs: number;
  /** For the whole exchange. */
  timeoutMs: number;
  stopped: AbortSignal;
  /** Whether the rest of a mail is read, by its headers. */
  isWanted: (head: Buffer) => Promise<boolean>;
  /** Gets a wanted mail, cut to the maximum that is read of one. */
  take: (source: Buffer) => Promise<void>;
  /** Notes how far was read, to continue there after a failure. */
  note: (place: ReadPlace) => Promise<void>;
};

export type MailboxReading =
  | { kind: "read"; mails: number }
  /** In the words of {@link readTrouble}. */
  | { kind: "failed"; reason: string }
  | { kind: "stopped" };

const maxHeadBytes = 32 * 1024;
const maxMails = 500;
const mailsAtOnce = 20;

/** Looks at new mails of an inbox; no flag changes. Throws only what `take` and `note` throw. */
export async function readNewMails(asked: NewMails): Promise<MailboxReading> {
  const faults: unknown[] = [];
  const heard = (fault: unknown): never => {
    faults.push(fault);
    throw fault;
  };
  const take = (source: Buffer) => asked.take(source).catch(heard);
  const note = (place: ReadPlace) => asked.note(place).catch(heard);
  const isWanted = (head: Buffer) => asked.isWanted(head).catch(heard);
  const reading = await openMailbox(asked, (client, box) => look(client, box, { ...asked, isWanted, take, note }));
  if (reading.kind !== "stopped" && faults.length > 0) throw faults[0];
  return reading.kind === "open" ? { kind: "read", mails: reading.answer } : reading;
}

/** The number of mails that were looked at. */
async function look(client: ImapFlow, box: MailboxObject, asked: NewMails): Promise<number> {
  const uidValidity = Number(box.uidValidity);
  const isKnown = asked.place?.uidValidity === uidValidity;
  const lastUid = isKnown ? (asked.place?.lastUid ?? 0) : 0;
  // "n:*" always names the newest mail, an old one too.
  const found = await client.search(isKnown ? { uid: `${lastUid + 1}:*` } : { since: new Date(asked.sinceMs) }, {
    uid: true,
  });
  const uids = (found || []).filter((uid) => uid > lastUid).sort((one, other) => one - other);
  const due = uids.slice(0, maxMails);
  for (let at = 0; at < due.length; at += mailsAtOnce) {
    const some = due.slice(at, at + mailsAtOnce);
    await lookAt(client, some, asked);
    await asked.note({ uidValidity, lastUid: some.at(-1) ?? lastUid });
  }
  if (!isKnown && due.length === 0) await asked.note({ uidValidity, lastUid: Math.max(0, box.uidNext - 1) });
  return due.length;
}

async function lookAt(client: ImapFlow, uids: number[], { isWanted, take }: NewMails) {
  const head = { uid: true, bodyParts: [{ key: "header", start: 0, maxLength: maxHeadBytes }] };
  const wanted: number[] = [];
  for (const { uid, headers } of await client.fetchAll(uids.join(","), head, { uid: true })) {
    await letOthersRun();
    if (headers && (await isWanted(headers))) wanted.push(uid);
  }
  for (const uid of wanted) {
    const part = { uid: true, source: { start: 0, maxLength: maxSourceBytes } };
    const { source } = (await client.fetchOne(String(uid), part, { uid: true })) || {};
    if (source) await take(source);
  }
}
