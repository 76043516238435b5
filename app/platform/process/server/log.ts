import pino from "pino";

export type { Logger } from "pino";

/** Structured lines on standard output. Addresses of people and keys never reach them. */
export const makeLog = (level: string) =>
  pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ["headers.authorization", "headers.cookie", "key", "email"],
  });
