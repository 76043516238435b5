import { startOfTest } from "../app.ts";
import type { RowsOfBefore } from "./earlier-rows.ts";

/** The owner's other calendars and kinds of session. */
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
    "session_kinds",
    [
      {
        ...{ id: "a-kind", slug: "wine-list", name: "Wine list", about: "We read it.", place: "", questions: "[]" },
        times: JSON.stringify({
          ...{ lengthMinutes: 90, bufferMinutes: 30, noticeHours: 24, horizonDays: 28, maxADay: 1 },
          weeklyHours: [[], [], [], [], [], [], []],
        }),
        ...{ is_hidden: 0, created_at: startOfTest },
      },
    ],
  ],
  [
    "calendar_copies",
    [{ booking_id: "booking-1".padEnd(21, "x"), calendar_id: "a-calendar", sequence: 0, written_at: startOfTest }],
  ],
];
