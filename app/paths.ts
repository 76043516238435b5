import * as publicPaths from "./public-paths.ts";

/**
 * The one place where addresses are built; those of the desk are in `desk-paths.ts`. A namespace, because scripts bring
 * along only what they use of one.
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
