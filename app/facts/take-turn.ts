/** One of several, another for each turn; none of none. */
export const takeTurn = <Each>(all: readonly Each[], turn: number): Each[] =>
  all.length === 0 ? [] : all.slice(turn % all.length).slice(0, 1);
