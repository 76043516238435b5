const lookUps: readonly unknown[] = ["tools/call", "resources/read"];

/** Whether a message of the Model Context Protocol looks something up; others arrange the talk, or list what there is. */
export const looksUp = (message: unknown): boolean =>
  typeof message === "object" && message !== null && "method" in message && lookUps.includes(message.method);
