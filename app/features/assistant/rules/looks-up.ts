const lookUps: readonly unknown[] = ["tools/call", "resources/read"];

/** Whether an MCP message is a lookup, not a handshake or a listing. */
export const looksUp = (message: unknown): boolean =>
  typeof message === "object" && message !== null && "method" in message && lookUps.includes(message.method);
