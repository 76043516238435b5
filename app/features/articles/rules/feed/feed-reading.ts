import type { Post } from "#facts/post.ts";

export type FeedContext = {
  nowMs: number;
  hasStoredPosts: boolean;
  /** The answer is from our own `/api/feed`: its summaries are not fragments, and their source is kept. */
  isOwnFeed?: boolean;
};

export type DropReason = "not-a-record" | "error" | "invalid-id" | "no-title" | "junk-title" | "duplicate";
export type Dropped = { reason: DropReason; count: number };

/** The place of the records: a list, under `posts` or `data`, in another field, in a table, or a single one. */
export type FeedShape = "list" | "posts" | "data" | "field" | "table" | "single";

export type FeedReading =
  | {
      outcome: "posts";
      posts: Post[];
      shape: FeedShape;
      dropped: Dropped[];
      /** False if the text broke off or held more than was read: missing posts may still be published. */
      isWhole: boolean;
      /** Ids of posts with an unreadable date: each is worth a warning. */
      undated: string[];
      /** Ids of posts that begin like an answer of an assistant: too much in doubt to be cut. */
      answerLike: string[];
      /** Slugs that unchanged records had while titles were shown as written, by id: stored articles keep them. */
      formerSlugs: Record<string, string>;
    }
  | { outcome: "empty"; what: "body" | "list" }
  | { outcome: "started"; placeholder: Post }
  | { outcome: "sign-in" }
  | { outcome: "not-registered" }
  | { outcome: "unreadable"; dropped: Dropped[] };
