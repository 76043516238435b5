import { placeholderPost } from "../placeholder-post.ts";
import { isWebPage, readMessage } from "./feed-messages.ts";
import type { FeedContext, FeedReading } from "./feed-reading.ts";
import { type Found, findRecords } from "./find-records.ts";
import { parseJson } from "./parse-json.ts";
import { readRecords } from "./read-records.ts";
import { type Salvaged, salvageJson } from "./salvage-json.ts";

const unreadable: FeedReading = { outcome: "unreadable", dropped: [] };

/**
 * Reads a feed's answer: any text, of any length or depth, in linear time. Never throws and evaluates nothing. Reading
 * the JSON of its own posts gives the same posts.
 */
export function readFeed(text: string, context: FeedContext): FeedReading {
  const body = text.trim();
  if (body === "") return { outcome: "empty", what: "body" };
  const whole = parseJson(body);
  if (whole)
    return whole.value === "" ? { outcome: "empty", what: "body" } : readFound(findRecords(whole.value), context);
  if (isWebPage(body)) return { outcome: "sign-in" };
  return readSalvaged(body, context) ?? readPlain(body, context);
}

function readFound(found: Found, context: FeedContext, isWhole = true): FeedReading {
  if (found.kind === "nothing") return unreadable;
  if (found.kind === "empty") return { outcome: "empty", what: "list" };
  if (found.kind === "not-registered") return { outcome: "not-registered" };
  if (found.kind === "started") return { outcome: "started", placeholder: placeholderPost(context) };
  const { posts, ...rest } = readRecords(found.records, context.isOwnFeed ?? false);
  if (posts.length === 0) return { outcome: "unreadable", dropped: rest.dropped };
  return { outcome: "posts", posts, shape: found.shape, isWhole, ...rest };
}

/** The first useful JSON in the text: in a script's call, after warnings, or broken off. */
function readSalvaged(body: string, context: FeedContext): FeedReading | null {
  for (const piece of salvageJson(body)) {
    const parsed = parseJson(piece.json);
    const found: Found = parsed ? findRecords(parsed.value) : { kind: "nothing" };
    if (isTrusted(found, piece, body)) {
      const reading = readFound(found, context, piece.how === "whole" && !/[[{]/.test(body.slice(piece.end)));
      if (reading.outcome !== "unreadable") return reading;
    }
  }
  return null;
}

/** Rejects truncated records, and an empty list that other text surrounds. */
function isTrusted(found: Found, piece: Salvaged, body: string): boolean {
  if (found.kind === "records") return piece.how !== "cut" || found.shape !== "single";
  return found.kind !== "empty" || (piece.how === "whole" && isWrapped(body, piece));
}

/** A JSONP call, or the guard that prevents JSON from running as a script. */
function isWrapped(body: string, piece: Salvaged): boolean {
  const before = body.slice(0, piece.start).slice(-200).trim();
  const after = body.slice(piece.end).slice(0, 20).trim();
  return (before.endsWith("(") && after.startsWith(")")) || /^(?:\)\]\}',?|for\s*\(;;\);|while\s*\(1\);)$/.test(before);
}

function readPlain(body: string, context: FeedContext): FeedReading {
  const message = readMessage(body);
  if (message) return readFound({ kind: message }, context);
  return body.startsWith("<") && !body.startsWith("<?xml") ? { outcome: "sign-in" } : unreadable;
}
