import * as publicPaths from "./public-paths.ts";

/**
 * Public addresses as one namespace: scripts bundle only those they use. Others are built in `desk-paths.ts`,
 * `letter-paths.ts`, `kind-path.ts` and `rules/assistant/ask-addresses.ts`.
 */
export * as paths from "./public-paths.ts";

/** The addresses in booking mails. */
export const bookingPaths = {
  page: publicPaths.booking,
  move: publicPaths.bookingMove,
  cancel: publicPaths.bookingCancel,
  file: publicPaths.bookingFile,
  reminders: publicPaths.bookingReminders,
  calendar: publicPaths.chooseTime,
};
