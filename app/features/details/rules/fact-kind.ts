/** The type of a fact, and so its fields. */
export type FactKind =
  | { type: "words"; limit: number; mayBeEmpty?: true }
  /** May be typed in lines; they are stored in one, with commas between them. */
  | { type: "postalAddress"; limit: number }
  | { type: "mailbox" }
  | { type: "telephone" }
  /** A template keeps its braces. */
  | { type: "webAddress"; mayBeEmpty?: true; isTemplate?: true }
  | { type: "price" }
  | { type: "count" }
  | { type: "number"; low: number; high: number }
  | { type: "country" }
  | { type: "timeZone" }
  | { type: "currency" }
  | { type: "locale" }
  | { type: "weeklyHours" }
  | { type: "daysOff" }
  /** A day that has come, or none. */
  | { type: "day" }
  | { type: "choice"; options: readonly { value: string; label: string }[] }
  /** Typed as the address of an uploaded picture. One that is narrower, in pixels, looks blurred. */
  | { type: "picture"; minWidth: number };

export type FactProblem =
  | "missing"
  | "tooLong"
  | "mailbox"
  | "webAddress"
  | "telephone"
  | "amount"
  | "priceOrder"
  | "count"
  | "number"
  | "country"
  | "timeZone"
  | "currency"
  | "locale"
  | "hours"
  | "hoursOrder"
  | "hoursOverlap"
  | "day"
  | "future"
  | "choice"
  | "pictureTooLarge"
  | "pictureHeic"
  | "pictureKind"
  | "pictureUnreadable"
  | "pictureGone";

/** The typed value; or a problem, with `at` as the number of its field, and the spans of hours that it is about. */
export type FactReading = { value: unknown } | { problem: FactProblem; at: number; spans?: string[] };

export const wrong = (problem: FactProblem, at = 0): FactReading => ({ problem, at });
