import { setImmediate as letOthersRun } from "node:timers/promises";
import type { Db, Schema } from "#platform/engine/server/schema.ts";
import { type Doubts, noDoubts } from "../../rules/calendar-doubts.ts";
import type { Taken } from "../../rules/open-slots.ts";
import type { SeenSession } from "../../rules/read-busy-times.ts";
import { isStorable } from "./busy-times.ts";

export type BusyCalendarRow = Schema["busy_calendars"];

/** Rows of one statement: SQLite takes a limited number of values. */
const rowsAtOnce = 500;

export const listBusyCalendars = (db: Db): Promise<BusyCalendarRow[]> =>
  db.selectFrom("busy_calendars").selectAll().execute();

/** Begins a read. Returns its number, which rises with each read on any instance. */
export async function beginBusyRead(db: Db, id: string, nowMs: number): Promise<number> {
  const fresh = { id, begun: 1, kept: 0, asked_at: nowMs, good_at: null, outcome: "", fingerprint: "" };
  const row = await db
    .insertInto("busy_calendars")
    .values({ ...fresh, ...columnsOf(noDoubts), since: nowMs })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet((set) => ({ begun: set("busy_calendars.begun", "+", 1), asked_at: nowMs })),
    )
    .returning("begun")
    .executeTakeFirstOrThrow();
  return row.begun;
}

/** Notes that a calendar could not be read, unless a later read has ended already. The stored times stay. */
export async function noteBusyFailure(db: Db, id: string, { begun, outcome }: { begun: number; outcome: string }) {
  await db
    .updateTable("busy_calendars")
    .set({ kept: begun, outcome })
    .where("id", "=", id)
    .where("kept", "<", begun)
    .execute();
}

type Read = { begun: number; fingerprint: string; nowMs: number };

/** Notes that a calendar is unchanged. False if its fingerprint is not the stored one. */
export async function confirmBusyTimes(db: Db, id: string, { begun, fingerprint, nowMs }: Read): Promise<boolean> {
  const row = await db
    .updateTable("busy_calendars")
    .set({ kept: begun, good_at: nowMs, outcome: "read" })
    .where("id", "=", id)
    .where("kept", "<", begun)
    .where("fingerprint", "=", fingerprint)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

const columnsOf = ({ unread, unknownZones, unknownZone }: Doubts) => ({
  unread,
  unknown_zones: unknownZones,
  unknown_zone: unknownZone.replaceAll("\0", ""),
});

type Times = { busy: readonly Taken[]; sessions: readonly SeenSession[] } & Doubts;

/** Replaces a calendar's stored times, unless a later read has ended already. */
export async function replaceBusyTimes(tx: Db, id: string, read: Read, { busy, sessions, ...doubts }: Times) {
  const row = await tx
    .updateTable("busy_calendars")
    .set({
      kept: read.begun,
      good_at: read.nowMs,
      outcome: "read",
      ...columnsOf(doubts),
      fingerprint: read.fingerprint,
    })
    .where("id", "=", id)
    .where("kept", "<", read.begun)
    .returning("id")
    .executeTakeFirst();
  if (!row) return;
  await tx.deleteFrom("busy_times").where("calendar_id", "=", id).execute();
  const times = [...busy.map((time) => ({ ...time, id: "", sequence: 0 })), ...sessions];
  const rows = times.filter(isStorable).map((time) => ({
    calendar_id: id,
    start_at: time.startMs,
    end_at: time.endMs,
    session_id: time.id,
    sequence: time.sequence,
  }));
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await letOthersRun();
    await tx
      .insertInto("busy_times")
      .values(rows.slice(at, at + rowsAtOnce))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Deletes calendars that are no longer connected. */
export async function deleteOtherBusyCalendars(tx: Db, ids: readonly string[]): Promise<void> {
  const known = ids.length > 0 ? [...ids] : [""];
  await tx.deleteFrom("busy_times").where("calendar_id", "not in", known).execute();
  await tx.deleteFrom("busy_calendars").where("id", "not in", known).execute();
}
