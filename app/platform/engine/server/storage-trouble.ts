/** SQLite's primary result codes for unusable files: busy, locked, read-only, I/O, full, cannot open. */
const sqliteCodes = new Set([5, 6, 8, 10, 13, 14]);
const primary = 0xff;

/** PostgreSQL's classes: connection, read-only transaction, resources (disk, memory, connections), operator, system. */
const postgresStates = /^(?:08|25006|53|57P|58)/;
const networkCodes = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EHOSTUNREACH"]);
/** Driver errors without a code. */
const lostConnection = /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a)/;

/** Whether the storage failed (disk, file, server), so that a retry may succeed later. */
export function isStorageTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: string; errcode?: number };
  if (errcode !== undefined) return sqliteCodes.has(errcode & primary);
  if (code !== undefined && (postgresStates.test(code) || networkCodes.has(code))) return true;
  return lostConnection.test(error.message) || isStorageTrouble(error.cause);
}
