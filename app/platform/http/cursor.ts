/** A position in a list, newest first: the next rows are older, or of the same time with a smaller id. */
export type Cursor = { ms: number; id: string };

export const writeCursor = ({ ms, id }: Cursor) => `${ms}.${id}`;

/** Undefined for an invalid cursor: the list then begins at its top. */
export function readCursor(text: string | null): Cursor | undefined {
  const [, ms, id] = /^(\d{1,15})\.([\w-]{1,40})$/.exec(text ?? "") ?? [];
  return ms && id ? { ms: Number(ms), id } : undefined;
}
