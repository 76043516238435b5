import { deskPaths } from "#facts/desk-paths.ts";
import { withQuery } from "#platform/http/with-query.ts";

/** The addresses in letters, and those of their desk. */
export const letterPaths = {
  /** Confirms letters, by the token of the mail that asks. */
  confirm: (token: string) => `/letters/confirm/${token}`,
  /** Stops letters or lets them rest; mail programs post here for one click. */
  stop: (key: string) => `/letters/stop/${key}`,
  letters: () => "/desk/letters",
  newLetter: () => "/desk/letters/new",
  /** A letter by its id, or a mail of a sequence by its name; `flash` is shown once. */
  letter: (id: string, query: { flash?: string } = {}) => withQuery(deskPaths.letter(id), query),
  /** Takes what is typed. */
  kept: (id: string) => `${deskPaths.letter(id)}/kept`,
  /** Takes a picture for a letter. */
  letterPicture: (id: string) => `${deskPaths.letter(id)}?do=picture`,
  /** The letter as its readers get it, for a frame. */
  letterMail: (id: string) => `${deskPaths.letter(id)}/mail`,
};
