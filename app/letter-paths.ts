/** The addresses in letters, apart from the others because no script in a browser needs them. */
export const letterPaths = {
  /** Confirms letters, by the key of the mail that asks. */
  confirm: (key: string) => `/letters/confirm/${key}`,
  /** Stops letters or lets them rest; mail programs post here for one click. */
  stop: (key: string) => `/letters/stop/${key}`,
};
