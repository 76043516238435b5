import type { Settings } from "#server/settings.ts";
import { listBusyCalendars } from "#server/tables/bookings/busy-calendars.ts";
import type { Db } from "#server/tables/schema.ts";
import { connectedCalendars } from "./connected-calendars.ts";

/** The result of a calendar's last read. */
export type CalendarState = {
  name: string;
  isFailing: boolean;
  /** Why it could not be read; empty before the first time. */
  outcome: string;
  /** When it last could be read. */
  goodAt: number | undefined;
  /** When it was first asked. */
  since: number | undefined;
  /** Events that could not be read. */
  unread: number;
};

/** The connected calendars by the way in which they are connected. */
export async function readCalendarStates(db: Db, settings: Settings) {
  const calendars = connectedCalendars(settings);
  const rows = calendars.length === 0 ? [] : await listBusyCalendars(db);
  const stateOf = ({ id, name }: (typeof calendars)[number]): CalendarState => {
    const row = rows.find((each) => each.id === id);
    const { outcome = "", good_at: goodAt, unread = 0 } = row ?? {};
    const isFailing = outcome !== "read" && outcome !== "";
    return { name, isFailing, outcome, goodAt: goodAt ?? undefined, since: row?.since, unread };
  };
  const of = (kind: "ics" | "caldav") => calendars.filter(({ source }) => source.kind === kind).map(stateOf);
  return { ics: of("ics"), caldav: of("caldav") };
}
