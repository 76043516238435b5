/** The last topic, which completes questions such as "And each month?". */
export type Topic = { about: string; attribute: string; path: string };

/** `id` is empty if the conversation is not stored. */
export type Conversation = { id: string; topic: Topic | undefined };

const shape = /^([\w-]{21})?~([a-z-]{0,30})~([a-zA-Z-]{0,40})~(\/[\w/-]{0,200})?$/;

/** Writes what the browser sends back with the next question. Forging it gives nothing that a question could not. */
export const writeConversation = ({ id, topic }: Conversation) =>
  `${id}~${topic?.about ?? ""}~${topic?.attribute ?? ""}~${topic?.path ?? ""}`;

/** Undefined for anything that was not written by {@link writeConversation}. */
export function readConversation(text: unknown): Conversation | undefined {
  const [, id = "", about = "", attribute = "", path = ""] = (typeof text === "string" && shape.exec(text)) || [];
  if (!id && !path) return undefined;
  return { id, topic: path ? { about, attribute, path } : undefined };
}
