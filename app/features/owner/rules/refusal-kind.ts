/** Kinds of posts and reads that limits keep out; the words are in the copy. */
export type RefusalKind =
  | "quizResults"
  | "leads"
  | "bookings"
  | "pictures"
  | "pages"
  | "dashModel"
  | "questions"
  | "letterConfirmations"
  | "feedPictures"
  | "feedIds";
