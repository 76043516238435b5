import type { FeedContext } from "#app/rules/feed/feed-reading.ts";
import { readFeed } from "#app/rules/feed/read-feed.ts";
import { answerQuestions } from "#server/child-process/bounded-process.ts";

answerQuestions((context: FeedContext, pieces, sendPart) => {
  const reading = readFeed(new TextDecoder().decode(Buffer.concat(pieces)), context);
  if (reading.outcome !== "posts") return reading;
  for (const post of reading.posts) sendPart(post);
  return { ...reading, posts: [] };
});
