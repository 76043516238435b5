/**
 * Kinds of counts, each by day and path: a page, a form's id, a guide, a source, or for the quiz the number of answered
 * questions, 0 to 15.
 */
export type VisitKind = "visit" | "from" | "view" | "form shown" | "form sent" | "quiz" | "download";

export type PathCount = { path: string; count: number; before: number };

export type CountedPeriod = {
  kind: VisitKind;
  fromDay: string;
  /** The first day of the period before. */
  earlierDay?: string;
  /** The last day; today if left out. */
  toDay?: string;
  limit: number;
};

/** Counts of what visitors do, by business day. A site without a feature that counts has none. */
export type Counts = {
  /** Counts something that is not a request, such as a step of the quiz; robots and uncounted visitors are left out. */
  note: (kind: VisitKind, names: readonly string[], headers: Headers) => void;
  /** Counts that a program looked something up for a question. */
  noteQuestion: (userAgent: string) => void;
  /** Counts for each path, highest first, with those of the period before. */
  byPath: (period: CountedPeriod) => Promise<PathCount[]>;
  /** Counts of these paths on these days. */
  ofPaths: (kind: VisitKind, paths: readonly string[], days: readonly string[]) => Promise<Map<string, number>>;
};
