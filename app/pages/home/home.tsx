import { Island } from "#app/islands/island.tsx";
import NewestArticlesIsland from "#app/islands/newest-articles/newest-articles.island.tsx";
import type { NewestArticlesProps } from "#app/islands/newest-articles/use-newest-articles.ts";
import { hasMoreThanNewest, NewestArticles, newestPosts } from "#app/sections/articles/newest-articles.tsx";
import "#app/sections/articles/title.css";
import "./insights.css";
import { homeCopy } from "#app/copy/pages/home.ts";
import { paths } from "#app/paths.ts";
import { islandWords } from "#app/rules/business/island-words.ts";
import { browserFeed } from "#app/sections/articles/browser-feed.ts";
import { Closing } from "#app/sections/closing.tsx";
import { pageContextOf, pageMeta } from "#app/sections/page-meta.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import { useWords } from "#app/sections/use-words.ts";
import { servicesOf } from "#server/services.ts";
import type { Route } from "./+types/home";
import { Guides } from "./guides.tsx";
import { Hero } from "./hero.tsx";
import { House } from "./house.tsx";
import { Problems } from "./problems.tsx";
import { Services } from "./services.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { queries, publicSettings } = servicesOf(context);
  return { ...(await queries.articles.listNewest(newestPosts)), feed: browserFeed(publicSettings) };
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const pageContext = pageContextOf(matches);
  return pageMeta(pageContext, { ...homeCopy(pageContext.facts).meta, path: paths.home() });
};

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const copy = homeCopy(useFacts());
  return (
    <>
      <Hero hero={copy.hero} industries={copy.industries} />
      <House {...copy.house} />
      <Problems {...copy.problems} />
      <Services {...copy.services} />
      <Guides {...copy.guides} />
      <Insights {...loaderData} />
      <Closing {...copy.closing} href={paths.bookConsultation()} />
    </>
  );
}

const groups = ["blog"];

/** The newest articles from the server; if browsers read a hosted feed, an island continues. */
function Insights(known: NewestArticlesProps) {
  const words = islandWords(useWords().words, groups);
  if (!known.feed.isOwn)
    return <Island name="newest-articles" of={NewestArticlesIsland} props={known} groups={groups} />;
  return (
    <>
      {/* For the script that adds a browser's own articles. */}
      {words && <template data-words={JSON.stringify(words)} />}
      <NewestArticles posts={known.posts} hasMore={hasMoreThanNewest(known.total)} />
    </>
  );
}
