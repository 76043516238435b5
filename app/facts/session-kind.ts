/** A kind of session that visitors can book besides the consultation, which the business's own facts describe. */
export type SessionKind = {
  id: string;
  /** The last part of its address. */
  slug: string;
  name: string;
  /** A description, below its name. */
  about: string;
  /** Words such as "By phone", or the address of a video room; empty as for the consultation. */
  place: string;
  /** Asked of each visitor; one that ends with a star must be answered. */
  questions: readonly string[];
  /** Visitors can no longer book it. */
  isHidden: boolean;
  times: KindTimes;
};

type KindTimes = {
  lengthMinutes: number;
  bufferMinutes: number;
  noticeHours: number;
  horizonDays: number;
  maxADay: number;
  /** Without a single hour, the business's opening hours hold. */
  weeklyHours: string[][];
};

/** The part of the facts that carries the kinds; without any, there is the consultation alone. */
export type WithKinds = {
  kinds?: readonly SessionKind[] | undefined;
  /** The kind that the facts of the calendar describe; none for the consultation. */
  kind?: SessionKind | undefined;
};

/** The calendar's id of the consultation. */
export const firstKindSlug = "consultation";

/** Links are shown only after the booking. */
export const isLink = (place: string) => /^https?:\/\//i.test(place);

export type Question = { field: AnswerField; text: string; isNeeded: boolean };
export type AnswerField = `answer${number}`;

/** The questions as fields of a form. */
export const questionsOf = (questions: readonly string[] = []): Question[] =>
  questions.map((line, place) => ({
    field: `answer${place + 1}`,
    text: line.replace(/\*$/, "").trim(),
    isNeeded: line.endsWith("*"),
  }));
