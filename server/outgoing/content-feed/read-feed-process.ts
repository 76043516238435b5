import type { FeedContext } from "#app/rules/read-feed/feed-reading.ts";
import { readFeed } from "#app/rules/read-feed/read-feed.ts";
import { answerQuestion } from "../../own-process.ts";

answerQuestion(({ text, context }: { text: string; context: FeedContext }) => readFeed(text, context));
