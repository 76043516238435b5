import { z } from "zod/mini";
import { isEmailAddress } from "../email-address.ts";
import { tidyText } from "../tidy-text.ts";
import { readTimeZone } from "../zoned-time.ts";

const longest = { name: 120, email: 254, notes: 2000 };

const bookingFields = ["start", "name", "email", "timeZone", "notes"] as const;
export type BookingField = (typeof bookingFields)[number];
export type BookingProblem = "missing" | "malformed" | "too long";
export type BookingValues = Record<BookingField, string>;
export type BookingProblems = Partial<Record<BookingField, BookingProblem>>;
/** `timeZone` is empty where the visitor's is not known. */
export type BookingRequest = Omit<BookingValues, "start"> & { startMs: number };

export type CheckedBooking =
  | { ok: true; request: BookingRequest }
  | { ok: false; values: BookingValues; problems: BookingProblems };

const needed = (most: number) =>
  z.string().check(z.minLength(1, { error: "missing", abort: true }), z.maxLength(most, "too long"));
const instant = /^2\d{3}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/;

const shape = z.object({
  start: needed(40).check(z.refine((text) => readInstant(text) !== undefined, "malformed")),
  name: needed(longest.name),
  email: needed(longest.email).check(z.refine(isEmailAddress, "malformed")),
  timeZone: z.string(),
  notes: z.string().check(z.maxLength(longest.notes, "too long")),
});

/** The instant that a text names, date, time and zone; nothing where it names none. */
export function readInstant(text: string): number | undefined {
  const ms = instant.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(ms) ? undefined : ms;
}

/** What somebody sent who wants a session, tidied: a request, or what is wrong at which field. */
export function checkBooking(sent: Partial<Record<string, unknown>>): CheckedBooking {
  const read = (field: BookingField) => {
    const value = sent[field];
    return typeof value === "string" ? tidyText(value, field === "notes" ? "lines" : "line") : "";
  };
  const values = Object.fromEntries(bookingFields.map((field) => [field, read(field)])) as BookingValues;
  values.timeZone = readTimeZone(values.timeZone);
  const checked = shape.safeParse(values);
  if (checked.success) {
    const { start, ...rest } = checked.data;
    return { ok: true, request: { ...rest, startMs: readInstant(start) as number } };
  }
  const problems: BookingProblems = {};
  for (const { path, message } of checked.error.issues) problems[path[0] as BookingField] ??= message as BookingProblem;
  return { ok: false, values, problems };
}
