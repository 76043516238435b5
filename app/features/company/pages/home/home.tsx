import { type ReactNode, use } from "react";
import { metaOf } from "#facts/head/page-meta.ts";
import { paths } from "#facts/paths.ts";
import { useFacts } from "#facts/use-facts.ts";
import { useWords } from "#facts/use-words.ts";
import NewestArticlesIsland from "#features/articles/islands/newest-articles/newest-articles.island.tsx";
import type { NewestArticlesProps } from "#features/articles/islands/newest-articles/use-newest-articles.ts";
import { browserFeed } from "#features/articles/pages/sections/browser-feed.ts";
import { hasMoreThanNewest, NewestArticles, newestPosts } from "#features/articles/pages/sections/newest-articles.tsx";
import { listNewest } from "#features/articles/server/queries/articles.ts";
import { servicesOf } from "#platform/http/services.ts";
import { Island } from "#platform/islands/island.tsx";
import { islandWords } from "#platform/islands/island-words.ts";
import { Closing } from "#platform/sections/closing.tsx";
import { Figure } from "#platform/ui/figure.tsx";
import { GoLink } from "#platform/ui/go-link.tsx";
import { OwnPicturesContext } from "#platform/ui/own-pictures.ts";
import { pictureVersions } from "#platform/ui/picture-versions.ts";
import { WholeWords } from "#platform/ui/whole-words.tsx";
import { type HomeCopy, homeCopy } from "../../words/home.ts";
import { proofCopy } from "../../words/proof.ts";
import { Cases } from "../proof/cases.tsx";
import { FounderCard } from "../proof/founder-card.tsx";
import { Testimonials } from "../proof/testimonials.tsx";
import { useProof } from "../proof/use-proof.ts";
import type { Route } from "./+types/home";
import { Guides } from "./guides.tsx";
import { Hero } from "./hero.tsx";
import { Services } from "./services.tsx";
import "#platform/ui/dropcap.css";
import "./insights.css";
import "#features/articles/pages/sections/title.css";
import "./house.css";
import "#platform/ui/figure.css";
import "./problems.css";

const onHome = import.meta.glob<() => ReactNode>("../../../*/pages/on-home.tsx", { eager: true, import: "OnHome" });

export const handle = { showsProof: true } as const;

export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicSettings } = servicesOf(context);
  return { ...(await listNewest(db, newestPosts)), feed: browserFeed(publicSettings) };
}

export const meta = metaOf(homeCopy);

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const copy = homeCopy(useFacts());
  const words = proofCopy(useFacts());
  const { cases, testimonials } = useProof();
  return (
    <>
      <Hero hero={copy.hero} industries={copy.industries} />
      <House {...copy.house} />
      <Problems {...copy.problems} />
      {Object.entries(onHome).map(([file, OnHome]) => (
        <OnHome key={file} />
      ))}
      <Services {...copy.services} />
      <Cases of={cases.slice(0, 3)} title={words.cases.title} />
      <Testimonials of={testimonials.slice(0, 1)} />
      <Guides {...copy.guides} />
      <Insights {...loaderData} />
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

function Problems({ title, items }: HomeCopy["problems"]) {
  return (
    <section className="heard section surface-paper grid" aria-labelledby="heard">
      <h2 id="heard">{title}</h2>
      <div className="heard__hang">
        <FallingContour />
        <ol>
          {items.map((item, index) => (
            <li key={item.title}>
              <span className="n" aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="h4">
                <WholeWords>{item.title}</WholeWords>
              </h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The lines that the four complaints hang from, the lowest first. */
const lines = [
  "M0 28C60 28 120 36 282 71S440 115 516 140S650 190 740 204S900 216 1000 214",
  "M0 23.5C60 22.6 120 27.9 282 57.5S440 97.9 516 124.7S650 180.1 740 195S900 208.8 1000 208.6",
  "M0 19C60 17.2 120 19.8 282 44S440 80.8 516 109.4S650 170.2 740 186S900 201.6 1000 203.2",
  "M0 14.5C60 11.8 120 11.7 282 30.5S440 63.7 516 94.1S650 160.3 740 177S900 194.4 1000 197.8",
  "M0 10C60 6.4 120 3.6 282 17S440 46.6 516 78.8S650 150.4 740 168S900 187.2 1000 192.4",
  "M0 5.5C60 1 120 -4.5 282 3.5S440 29.5 516 63.5S650 140.5 740 159S900 180 1000 187",
];
const strengths = [1, 0.62, 0.46, 0.34, 0.24, 0.16];

function FallingContour() {
  return (
    <svg className="heard__line" viewBox="0 0 1000 240" preserveAspectRatio="none" aria-hidden="true">
      <g fill="none" stroke="currentColor">
        {lines.map((line, index) => (
          <path key={line} d={line} strokeOpacity={strengths[index]} vectorEffect="non-scaling-stroke" />
        ))}
      </g>
    </svg>
  );
}

function House({ label, title, note, paragraphs, action, figure }: HomeCopy["house"]) {
  return (
    <section className="house section grid surface-paper" id="about" aria-labelledby="house">
      <p className="label house__label">{label}</p>
      <h2 id="house">{title}</h2>
      <p className="note house__note">{note}</p>
      <div className="house__text">
        {paragraphs.map((paragraph, index) => (
          <p key={paragraph} className={index === 0 ? "dropcap" : undefined}>
            {paragraph}
          </p>
        ))}
        <FounderCard of={useProof().founder} />
        <GoLink href={paths.about()}>{action}</GoLink>
      </div>
      <Figure of="cigar" sizes="(max-width: 44rem) 88vw, (max-width: 64rem) 70vw, 60vw" {...figure} />
    </section>
  );
}
