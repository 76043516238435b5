import type { FeedContext } from "#app/rules/read-feed/feed-reading.ts";
import { readFeed } from "#app/rules/read-feed/read-feed.ts";
import { answerQuestions } from "../../own-process.ts";

answerQuestions(({ text, context }: { text: string; context: FeedContext }) => readFeed(text, context));
