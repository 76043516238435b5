/** What the site refuses or sets aside beyond a limit; the words are in the copy. */
export type RefusalKind =
  | "quizResults"
  | "leads"
  | "bookings"
  | "pictures"
  | "pages"
  | "dashModel"
  | "questions"
  | "letterConfirmations"
  | "calendarTimes"
  | "calendarReads"
  | "feedPictures"
  | "feedIds"
  | "drafts";
