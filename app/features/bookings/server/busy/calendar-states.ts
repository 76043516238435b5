import type { Db } from "#platform/engine/server/schema.ts";
import { readTrouble } from "#platform/outbox/delivery-trouble.ts";
import type { Seen } from "#platform/process/server/server-feature.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import type { Doubts } from "../../rules/calendar-doubts.ts";
import { calendarTrouble } from "../../words/calendars.ts";
import { listBusyCalendars } from "../queries/busy-calendars.ts";
import { connectedCalendars } from "./connected-calendars.ts";

/** The result of a calendar's last read. */
export type CalendarState = Doubts & {
  name: string;
  isFailing: boolean;
  /** Why it could not be read; empty before the first time. */
  outcome: string;
  /** When it last could be read. */
  goodAt: number | undefined;
  /** When it was first asked. */
  since: number | undefined;
};

/** The connected calendars by the way in which they are connected. */
export async function readCalendarStates(db: Db, settings: Settings) {
  const calendars = connectedCalendars(settings);
  const rows = calendars.length === 0 ? [] : await listBusyCalendars(db);
  const stateOf = ({ id, name }: (typeof calendars)[number]): CalendarState => {
    const row = rows.find((each) => each.id === id);
    const { outcome = "", good_at: goodAt, unread = 0 } = row ?? {};
    const { unknown_zones: unknownZones = 0, unknown_zone: unknownZone = "" } = row ?? {};
    const isFailing = outcome !== "read" && outcome !== "";
    const doubts = { unread, unknownZones, unknownZone };
    return { name, isFailing, outcome, goodAt: goodAt ?? undefined, since: row?.since, ...doubts };
  };
  const of = (kind: "ics" | "caldav") => calendars.filter(({ source }) => source.kind === kind).map(stateOf);
  return { ics: of("ics"), caldav: of("caldav") };
}

/** Checks the calendars that cannot be read; `since` is the earliest time at which one of them last could be. */
export async function watchCalendars(db: Db, settings: Settings): Promise<Seen[]> {
  const { ics, caldav } = await readCalendarStates(db, settings);
  const failing = [...ics, ...caldav].filter(({ isFailing }) => isFailing);
  const seen: Seen = {
    name: "calendars",
    status: failing.length > 0 ? "wrong" : "well",
    since: failing.length > 0 ? Math.min(...failing.flatMap(({ goodAt, since }) => goodAt ?? since ?? [])) : undefined,
    detail: failing.map(({ name, outcome }) => `${name} ${calendarTrouble(outcome, readTrouble(outcome))}`).join("; "),
  };
  return [seen];
}
