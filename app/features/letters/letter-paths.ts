/** The addresses in letters, apart from the others because no script in a browser needs them. */
export const letterPaths = {
  /** Confirms letters, by the token of the mail that asks. */
  confirm: (token: string) => `/letters/confirm/${token}`,
  /** Stops letters or lets them rest; mail programs post here for one click. */
  stop: (key: string) => `/letters/stop/${key}`,
};
