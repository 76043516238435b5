import { paths } from "#app/paths.ts";
import { makeGuesser } from "#app/rules/business/guess-page.ts";
import type { Services } from "#server/services.ts";
import type { Place } from "./redirect-forms.tsx";

/** Each address in this list has a form of its own, so the list is short. */
const maxShown = 25;
const maxAside = 100;
const maxArticles = 500;

/** Loads the most requested missing addresses, each with a guess of its page, and the guess for `from`. */
export async function loadMissed(
  { queries, readListing }: Services,
  ownPages: readonly Place[],
  from: string | undefined,
) {
  const missed = await queries.missed.listMissed(false);
  const { posts } = await readListing();
  const articles = posts.slice(0, maxArticles).map(({ slug, title }) => ({ path: paths.article(slug), name: title }));
  const guess = makeGuesser([...ownPages, { path: paths.blog(), name: "blog news" }, ...articles]);
  return {
    begun: from ? { from, to: guess(from) } : undefined,
    missed: {
      shown: missed.slice(0, maxShown).map((each) => ({ ...each, guess: guess(each.address) })),
      count: missed.length,
      aside: (await queries.missed.listMissed(true)).slice(0, maxAside),
    },
  };
}
