import { startOfTest } from "../app.ts";
import type { RowsOfBefore } from "./earlier-rows.ts";

/** The owner's other calendars. */
export const calendarRows: RowsOfBefore[] = [
  [
    "busy_calendars",
    [
      {
        id: "a-calendar",
        begun: 1,
        kept: 1,
        asked_at: startOfTest,
        good_at: startOfTest,
        outcome: "read",
        unread: 0,
        fingerprint: "a-fingerprint",
        since: startOfTest,
      },
    ],
  ],
  [
    "busy_times",
    [
      {
        calendar_id: "a-calendar",
        start_at: startOfTest,
        end_at: startOfTest + 3_600_000,
        session_id: "",
        sequence: 0,
      },
    ],
  ],
  [
    "calendar_copies",
    [{ booking_id: "booking-1".padEnd(21, "x"), calendar_id: "a-calendar", sequence: 0, written_at: startOfTest }],
  ],
];
