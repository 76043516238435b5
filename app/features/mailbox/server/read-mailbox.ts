import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { nanoid } from "nanoid";
import { withLease } from "#platform/engine/server/leases.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { Emit } from "#platform/process/server/events.ts";
import type { Logger } from "#platform/process/server/log.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import { isWorthReading } from "../rules/is-worth-reading.ts";
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

const idOf = (url: string) => {
  const { host, username } = new URL(url);
  return createHash("sha256").update(`${username}@${host}`).digest("base64url").slice(0, 22);
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

  async function read(url: string): Promise<MailboxReading> {
    const id = idOf(url);
    const row = await db.transaction().execute((tx) => beginMailboxRead(tx, id, clock()));
    const counted = { taken: 0, unread: 0 };
    const reading = await readNewMails({ ...askedOf(row, url), ...handlersOf(id, counted) });
    if (reading.kind === "stopped") return reading;
    const isRead = reading.kind === "read";
    await noteMailboxOutcome(db, id, isRead ? "read" : reading.reason, isRead ? clock() : undefined);
    if (!isRead) log.warn({ outcome: reading.reason }, "mailbox not read");
    else if (reading.mails > 0) log.info({ mails: reading.mails, ...counted }, "mailbox read");
    return reading;
  }

  const askedOf = ({ uid_validity: uidValidity, last_uid: lastUid }: MailboxRow, url: string) => ({
    url,
    place: uidValidity > 0 ? { uidValidity, lastUid } : undefined,
    sinceMs: clock() - firstReadBackMs,
    timeoutMs,
    stopped: deps.stopped,
  });

  const handlersOf = (id: string, counted: { taken: number; unread: number }) => {
    let noted = 0;
    return {
      isWanted: (head: Buffer) => isWorthReading(readHead(head.toString("latin1"))),
      async take(source: Buffer) {
        const judged = await judgeMail(source, deps.stopped);
        if (judged === "unreadable") counted.unread += 1;
        else if (await takeMail(source, judged, taking())) counted.taken += 1;
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

/** Addresses of the owner. */
const ownAddresses = ({ settings, sender }: Deps): string[] =>
  [sender().address, settings.mailFrom?.address, settings.ownerEmail?.address]
    .flatMap((address) => address?.toLowerCase() ?? [])
    .concat(settings.imapUrl ? decodeURIComponent(new URL(settings.imapUrl).username).toLowerCase() : []);
