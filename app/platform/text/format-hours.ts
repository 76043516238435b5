import { timeIn } from "../time/time-in.ts";

/** "13:05" as "1:05 pm", and "24:00" as "12:00 am". */
const formatClock = (clock: string, locale: string) =>
  /^\d\d:\d\d$/.test(clock) ? timeIn("UTC", Date.parse(`1970-01-01T${clock}Z`), locale) : clock;

/** Keeps a line from breaking after a dash. */
const wordJoiner = "\u2060";

/** A day's hours, such as "09:00–12:00", as "9:00 am–12:00 pm", like every other time of day. */
export const formatHours = (spans: readonly string[], locale: string) =>
  spans
    .map((span) =>
      span
        .split("–")
        .map((clock) => formatClock(clock, locale))
        .join(`–${wordJoiner}`),
    )
    .join(", ");
