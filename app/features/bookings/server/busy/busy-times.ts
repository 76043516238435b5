import { setTimeout as pause } from "node:timers/promises";
import { withLease } from "#platform/engine/server/leases.ts";
import { deleteOtherBusyCalendars, listBusyCalendars } from "../queries/busy-calendars.ts";
import { readCalendarStates } from "./calendar-states.ts";
import { type ConnectedCalendar, connectedCalendars } from "./connected-calendars.ts";
import { type BusyDeps, readBusyCalendar } from "./read-busy-calendar.ts";

const intervalMs = 5 * 60 * 1000;
/** A copy that is younger need not be read again for a booking. */
const freshMs = 15_000;
/** Maximum time that a booking waits for the calendars. */
const calendarTimeoutMs = 2000;
const leaseName = "read busy calendars";
/** Longer than a read can take: after a crash the lease expires. */
const leaseMs = 2 * 60 * 1000;

export type BusyTimes = ReturnType<typeof makeBusyTimes>;

/** The owner's other calendars: read every five minutes, and once more when somebody books. */
export function makeBusyTimes(deps: BusyDeps, holder: string) {
  const { db, settings, clock, log, stopped } = deps;
  const readAnew = readOneByOne((calendar) => readBusyCalendar(calendar, deps));
  const connected = () => connectedCalendars(settings);
  let deletedFor = "";

  /** Deletes rows of disconnected calendars; the settings say which are in use. */
  async function deleteOtherCopies() {
    const ids = connected().map(({ id }) => id);
    if (ids.join() === deletedFor) return;
    await db.transaction().execute((tx) => deleteOtherBusyCalendars(tx, ids));
    deletedFor = ids.join();
  }

  async function findOlder(time: "asked_at" | "good_at", ageMs: number): Promise<ConnectedCalendar[]> {
    const rows = new Map((await listBusyCalendars(db)).map((row) => [row.id, row[time]]));
    return connected().filter(({ id }) => Math.abs(clock() - (rows.get(id) ?? 0)) >= ageMs);
  }
  const findDue = () => findOlder("asked_at", intervalMs);

  return {
    connected,
    ids: () => connected().map(({ id }) => id),
    /** The result of each calendar's last read. */
    async states() {
      const { ics, caldav } = await readCalendarStates(db, settings);
      return [...ics, ...caldav];
    },
    /** Reads the calendars that were not read for five minutes, on one instance. */
    async readDue(): Promise<void> {
      await deleteOtherCopies();
      if (connected().length === 0 || (await findDue()).length === 0) return;
      await withLease(db, { name: leaseName, holder, nowMs: clock(), forMs: leaseMs }, async () => {
        await Promise.all((await findDue()).map(readAnew));
      });
    },
    /** Reads all calendars without a fresh copy now. After two seconds the last good copy counts. */
    async readNow(): Promise<void> {
      const reads = (await findOlder("good_at", freshMs)).map((calendar) =>
        readAnew(calendar).catch((error: unknown) => log.error({ err: error }, "calendar not read")),
      );
      if (reads.length === 0) return;
      const over = new AbortController();
      const signal = AbortSignal.any([over.signal, stopped]);
      await Promise.race([Promise.all(reads), pause(calendarTimeoutMs, undefined, { signal }).catch(() => {})]);
      over.abort();
    },
  };
}

/** Reads each calendar once at a time. Calls meanwhile share the next read, which begins after they were made. */
function readOneByOne(read: (calendar: ConnectedCalendar) => Promise<void>) {
  const flights = new Map<string, { running: Promise<void>; next?: Promise<void> }>();
  function start(calendar: ConnectedCalendar): Promise<void> {
    const flight: { running: Promise<void>; next?: Promise<void> } = {
      running: read(calendar).finally(() => {
        if (!flight.next) flights.delete(calendar.id);
      }),
    };
    flights.set(calendar.id, flight);
    return flight.running;
  }
  return (calendar: ConnectedCalendar): Promise<void> => {
    const flight = flights.get(calendar.id);
    if (!flight) return start(calendar);
    flight.next ??= flight.running.then(
      () => start(calendar),
      () => start(calendar),
    );
    return flight.next;
  };
}
