import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { nanoid } from "nanoid";
import { findPersonOfThread, hasThreadMail } from "#features/leads/server/queries/thread-mails.ts";
import { withLease } from "#platform/engine/server/leases.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { MailFolder } from "#platform/mail/server/open-mailbox.ts";
import type { Emit } from "#platform/process/server/events.ts";
import type { Logger } from "#platform/process/server/log.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import type { MailHeader } from "../rules/incoming-mail.ts";
import { isWorthReading } from "../rules/is-worth-reading.ts";
import { isOurs, messageIdIn, namedIds } from "../rules/mail-thread.ts";
import { readHead } from "../rules/read-head.ts";
import { judgeMail } from "./judge-mail.ts";
import {
  beginMailboxRead,
  findMailbox,
  type MailboxRow,
  noteMailboxOutcome,
  noteMailboxPlace,
} from "./mailbox-reads.ts";
import { type MailboxReading, readNewMails } from "./read-new-mails.ts";
import { takeMail } from "./take-mail.ts";

type Deps = {
  db: Db;
  settings: Settings;
  clock: () => number;
  log: Logger;
  stopped: AbortSignal;
  sender: () => { address: string };
  emit: Emit;
};

const intervalMs = 60_000;
const timeoutMs = 60_000;
/** Longer than a read can take: after a crash the lease expires. */
const leaseMs = 3 * 60_000;
const leaseName = "read the mailbox";
const firstReadBackMs = 14 * 24 * 60 * 60 * 1000;
const maxWaitMs = 5000;

const idOf = (url: string, folder: MailFolder = "inbox") => {
  const { host, username } = new URL(url);
  const name = `${username}@${host}${folder === "inbox" ? "" : ` ${folder}`}`;
  return createHash("sha256").update(name).digest("base64url").slice(0, 22);
};

/** State of the mailbox. */
export type MailboxState = {
  isFailing: boolean;
  /** Why it could not be read; empty before the first time. */
  outcome: string;
  goodAt: number | undefined;
  /** When it was first asked. */
  since: number | undefined;
  /** Mails that could not be understood. */
  unread: number;
};

/** Undefined without a mailbox. */
export async function readMailboxState(
  db: Db,
  { imapUrl }: Pick<Settings, "imapUrl">,
): Promise<MailboxState | undefined> {
  if (!imapUrl) return undefined;
  const row = await findMailbox(db, idOf(imapUrl));
  const { outcome = "", good_at: goodAt, unread = 0 } = row ?? {};
  const isFailing = outcome !== "read" && outcome !== "";
  return { isFailing, outcome, goodAt: goodAt ?? undefined, since: row?.since, unread };
}

export type MailboxReader = ReturnType<typeof makeMailboxReader>;

/** The mailbox that answers arrive in: read every minute, by one instance. */
export function makeMailboxReader(deps: Deps, holder: string) {
  const { db, settings, clock, log } = deps;

  async function read(url: string): Promise<void> {
    const reading = await readFolder(url, "inbox");
    // For answers written in a mail program. A mailbox may have no such folder.
    if (reading.kind === "read") await readFolder(url, "sent");
  }

  async function readFolder(url: string, folder: MailFolder): Promise<MailboxReading> {
    const id = idOf(url, folder);
    const begun = { nowMs: clock(), connected: [idOf(url), idOf(url, "sent")] };
    const row = await db.transaction().execute((tx) => beginMailboxRead(tx, id, begun));
    const counted = { taken: 0, unread: 0 };
    const reading = await readNewMails({ ...askedOf(row, url, folder), ...handlersOf(id, folder, counted) });
    if (reading.kind === "stopped") return reading;
    const isRead = reading.kind === "read";
    await noteMailboxOutcome(db, id, isRead ? "read" : reading.reason, isRead ? clock() : undefined);
    if (!isRead) log.warn({ folder, outcome: reading.reason }, "mailbox not read");
    else if (reading.mails > 0) log.info({ folder, mails: reading.mails, ...counted }, "mailbox read");
    return reading;
  }

  const askedOf = ({ uid_validity: uidValidity, last_uid: lastUid }: MailboxRow, url: string, folder: MailFolder) => ({
    ...{ url, folder },
    place: uidValidity > 0 ? { uidValidity, lastUid } : undefined,
    sinceMs: clock() - (folder === "inbox" ? firstReadBackMs : 0),
    timeoutMs,
    stopped: deps.stopped,
  });

  const handlersOf = (id: string, folder: MailFolder, counted: { taken: number; unread: number }) => {
    let noted = 0;
    return {
      isWanted: (head: Buffer) => isWanted(db, readHead(head.toString("latin1")), folder),
      async take(source: Buffer) {
        const judged = await judgeMail(source, deps.stopped);
        if (judged === "unreadable") counted.unread += 1;
        else if (await takeMail(source, judged, { ...taking(), folder })) counted.taken += 1;
      },
      async note(place: { uidValidity: number; lastUid: number }) {
        await noteMailboxPlace(db, id, { ...place, unread: counted.unread - noted });
        noted = counted.unread;
      },
    };
  };

  const taking = () => ({ db, nowMs: clock(), makeId: nanoid, ownAddresses: ownAddresses(deps), emit: deps.emit });

  const isDue = async (url: string) =>
    Math.abs(clock() - ((await findMailbox(db, idOf(url)))?.asked_at ?? 0)) >= intervalMs;

  const readUnderLease = (isAsked: () => Promise<boolean>) =>
    withLease(db, { name: leaseName, holder, nowMs: clock(), forMs: leaseMs }, async () => {
      const url = settings.imapUrl;
      if (url && (await isAsked())) await read(url);
    });

  return {
    state: () => readMailboxState(db, settings),
    async readDue(): Promise<void> {
      const url = settings.imapUrl;
      if (url && (await isDue(url))) await readUnderLease(() => isDue(url));
    },
    /** Reads it now. The caller waits five seconds at most; the read goes on. */
    async readNow(): Promise<void> {
      const reading = readUnderLease(async () => true).catch((err: unknown) => log.error({ err }, "mailbox not read"));
      await Promise.race([reading, pause(maxWaitMs, undefined, { ref: false })]);
    },
  };
}

/** Whether a mail may answer one of ours, or belongs to a thread with a person. Others are not read further. */
async function isWanted(db: Db, headers: readonly MailHeader[], folder: MailFolder): Promise<boolean> {
  if (folder === "sent" && (isOurs({ headers }) || (await hasThreadMail(db, messageIdIn({ headers }))))) return false;
  if (isWorthReading(headers)) return true;
  return (await findPersonOfThread(db, namedIds({ headers }))) !== undefined;
}

/** Addresses of the owner. */
const ownAddresses = ({ settings, sender }: Deps): string[] =>
  [sender().address, settings.mailFrom?.address, settings.ownerEmail?.address]
    .flatMap((address) => address?.toLowerCase() ?? [])
    .concat(settings.imapUrl ? decodeURIComponent(new URL(settings.imapUrl).username).toLowerCase() : []);
