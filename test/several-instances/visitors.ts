import { paths } from "#facts/paths.ts";
import { sendQuiz } from "../broken-neighbours/visitors.ts";
import { startLoad } from "./load.ts";

const readers = 8;
const postEveryMs = 50;

/** Visitors who read cached and rendered pages and send quizzes; on stop it returns the results. */
export function startVisitors(origin: string) {
  const read = (index: number) =>
    [paths.home(), paths.blog(), paths.blog({ q: `word${index}` }), paths.feed()][index % 4];
  const load = startLoad(readers, (index) => new Request(`${origin}${read(index)}`));
  const failedPosts: { at: number; what: string }[] = [];
  const posts: Promise<unknown>[] = [];
  const post = async () => {
    const at = performance.now();
    const answer = await sendQuiz(origin, `guest${posts.length}@x.example`).catch((error) => error);
    if (answer.status !== 202) failedPosts.push({ at, what: String(answer.status ?? answer.cause) });
  };
  const posting = setInterval(() => posts.push(post()), postEveryMs);
  return async () => {
    clearInterval(posting);
    await load.stop();
    await Promise.all(posts);
    return { pages: load.answered(), failedPages: load.failures, posts: posts.length, failedPosts };
  };
}
