/** "13:05" as "1:05 pm", and "24:00" as "12:00 am". */
const formatClock = (clock: string) =>
  clock.replace(/^(\d\d):(\d\d)$/, (_, hours, minutes) => {
    const hour = Number(hours) % 24;
    return `${hour % 12 || 12}:${minutes}\u00a0${hour < 12 ? "am" : "pm"}`;
  });

/** Keeps a line from breaking after a dash. */
const wordJoiner = "\u2060";

/** A day's hours, such as "09:00–12:00", as "9:00 am–12:00 pm", like every other time of day. */
export const formatHours = (spans: readonly string[]) =>
  spans.map((span) => span.split("–").map(formatClock).join(`–${wordJoiner}`)).join(", ");
