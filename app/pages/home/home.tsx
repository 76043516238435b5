import { use } from "react";
import { Island } from "#app/islands/island.tsx";
import NewestArticlesIsland from "#app/islands/newest-articles/newest-articles.island.tsx";
import type { NewestArticlesProps } from "#app/islands/newest-articles/use-newest-articles.ts";
import { hasMoreThanNewest, NewestArticles, newestPosts } from "#app/sections/articles/newest-articles.tsx";
import "#app/sections/articles/title.css";
import "./insights.css";
import { homeCopy } from "#app/copy/pages/home.ts";
import { proofCopy } from "#app/copy/pages/proof.ts";
import { paths } from "#app/paths.ts";
import { islandWords } from "#app/rules/business/island-words.ts";
import { browserFeed } from "#app/sections/articles/browser-feed.ts";
import { Closing } from "#app/sections/closing.tsx";
import { pageContextOf, pageMeta } from "#app/sections/page-meta.ts";
import { Cases } from "#app/sections/proof/cases.tsx";
import { Testimonials } from "#app/sections/proof/testimonials.tsx";
import { useProof } from "#app/sections/proof/use-proof.ts";
import { Specimen } from "#app/sections/specimen.tsx";
import { useFacts } from "#app/sections/use-facts.ts";
import { useWords } from "#app/sections/use-words.ts";
import { OwnPicturesContext } from "#app/ui/own-pictures.ts";
import { pictureVersions } from "#app/ui/picture-versions.ts";
import { servicesOf } from "#server/services.ts";
import type { Route } from "./+types/home";
import { Guides } from "./guides.tsx";
import { Hero } from "./hero.tsx";
import { House } from "./house.tsx";
import { Problems } from "./problems.tsx";
import { Services } from "./services.tsx";

export const handle = { showsProof: true } as const;

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
  const words = proofCopy(useFacts());
  const { cases, testimonials } = useProof();
  return (
    <>
      <Hero hero={copy.hero} industries={copy.industries} />
      <House {...copy.house} />
      <Problems {...copy.problems} />
      <Services {...copy.services} />
      <Cases of={cases.slice(0, 3)} title={words.cases.title} />
      <Testimonials of={testimonials.slice(0, 1)} />
      <Guides {...copy.guides} />
      <Insights {...loaderData} />
      <Specimen />
      <Closing {...copy.closing} href={paths.bookConsultation()} scene="filaments-wide" isSealed />
    </>
  );
}

const groups = ["blog"];

/** The newest articles from the server; if browsers read a hosted feed, an island continues. */
function Insights(known: NewestArticlesProps) {
  const words = islandWords(useWords().words, groups);
  const pictures = pictureVersions(use(OwnPicturesContext));
  if (!known.feed.isOwn)
    return <Island name="newest-articles" of={NewestArticlesIsland} props={known} groups={groups} hasPictures />;
  return (
    <>
      {/* For the script that adds a browser's own articles. */}
      {(words || pictures) && (
        <template data-words={words && JSON.stringify(words)} data-pictures={pictures && JSON.stringify(pictures)} />
      )}
      <NewestArticles posts={known.posts} hasMore={hasMoreThanNewest(known.total)} />
    </>
  );
}
