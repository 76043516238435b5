import { type FactKind, factKinds } from "./match-fact.ts";

/** What was last spoken of: it completes "And each month?". */
export type Topic = { about: string; kind: FactKind | ""; path: string };

/** Its id, empty where nothing is kept, and what was last spoken of. */
export type Conversation = { id: string; topic: Topic | undefined };

const shape = /^([\w-]{21})?~([a-z-]{0,30})~([a-z]{0,12})~(\/[\w/-]{0,200})?$/;

/** What the visitor's browser sends back with the next question; it holds nothing that they could not ask. */
export const writeConversation = ({ id, topic }: Conversation) =>
  `${id}~${topic?.about ?? ""}~${topic?.kind ?? ""}~${topic?.path ?? ""}`;

/** Undefined for anything that was not written by {@link writeConversation}. */
export function readConversation(text: unknown): Conversation | undefined {
  const [, id = "", about = "", kind = "", path = ""] = (typeof text === "string" && shape.exec(text)) || [];
  if (!id && !path) return undefined;
  return { id, topic: path ? { about, kind: factKinds.find((each) => each === kind) ?? "", path } : undefined };
}
