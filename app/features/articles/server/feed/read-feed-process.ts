import { answerQuestions } from "#platform/child-process/server/bounded-process.ts";
import type { FeedContext } from "../../rules/feed/feed-reading.ts";
import { readFeed } from "../../rules/feed/read-feed.ts";

answerQuestions((context: FeedContext, pieces, sendPart) => {
  const reading = readFeed(new TextDecoder().decode(Buffer.concat(pieces)), context);
  if (reading.outcome !== "posts") return reading;
  for (const post of reading.posts) sendPart(post);
  return { ...reading, posts: [] };
});
