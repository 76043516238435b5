import { metaOf } from "#facts/head/page-meta.ts";
import { paths } from "#facts/paths.ts";
import { useFacts } from "#facts/use-facts.ts";
import { Badge } from "#platform/ui/badge.tsx";
import { Button, ButtonLink } from "#platform/ui/button.tsx";
import { Cover } from "#platform/ui/cover.tsx";
import { GoLink } from "#platform/ui/go-link.tsx";
import { Picture } from "#platform/ui/picture.tsx";
import { Ridge } from "#platform/ui/ridge.tsx";
import { Seal } from "#platform/ui/seal.tsx";
import { type ToolsCopy, toolsResourcesCopy } from "../../words/tools-resources.ts";
import "#platform/sections/tagline.css";
import "./bench.css";
import "#platform/ui/badges.css";
import "./last-word.css";
import "./library.css";
import "#platform/ui/cover.css";
import "./quiz-card.css";
import "./opening.css";

export const meta = metaOf(toolsResourcesCopy);

export default function ToolsResourcesPage() {
  const { hero, quiz, library, growth, closing } = toolsResourcesCopy(useFacts());
  return (
    <>
      <section className="tools-open surface-paper grid">
        <h1>
          {hero.title} <em>{hero.turn}</em>
        </h1>
        <p className="lead">{hero.lead}</p>
      </section>
      <QuizCard {...quiz} />
      <Library {...library} />
      <Bench {...growth} />
      <LastWord {...closing} />
    </>
  );
}

function LastWord({ title, text, button }: ToolsCopy["closing"]) {
  return (
    <section className="tagline tools-last surface-paper grid" aria-labelledby="closing">
      <Picture className="bg" of="filaments-bone" alt="" sizes="100vw" />
      <Seal />
      <h2 id="closing">{title}</h2>
      <p className="lead">{text}</p>
      <p className="tagline__b">
        <ButtonLink kind="ink" href={paths.bookConsultation()}>
          {button}
        </ButtonLink>
      </p>
    </section>
  );
}

const hills = [
  { month: 2.6, height: 0.4, width: 1.2 },
  { month: 7, height: 0.68, width: 1.25 },
  { month: 11.4, height: 1, width: 1.3 },
];

function QuizCard({ label, title, text, figure, figureUnit, link }: ToolsCopy["quiz"]) {
  return (
    <section className="quizcard-s surface-paper grid" aria-labelledby="quiz">
      <div className="quizcard surface-ink">
        <p className="label">{label}</p>
        <h2 id="quiz">{title}</h2>
        <p className="quizcard__text">{text}</p>
        <p className="quizcard__figure">
          <b>{figure}</b> {figureUnit}
        </p>
        <Ridge peaks={hills} />
        <GoLink href={paths.visibilityQuiz()}>{link}</GoLink>
      </div>
    </section>
  );
}

function Bench({ title, available, soonBadge, soon }: ToolsCopy["growth"]) {
  return (
    <section className="bench section surface-bone grid" aria-labelledby="bench">
      <h2 id="bench">{title}</h2>
      <div className="bench__rows">
        <article className="bench__ready">
          <h3>{available.title}</h3>
          <Badge>{available.badge}</Badge>
          <p>{available.text}</p>
          <ButtonLink kind="ink" href={paths.visibilityBlueprint()}>
            {available.button}
          </ButtonLink>
        </article>
        {soon.map((item) => (
          <article key={item.title}>
            <h3>{item.title}</h3>
            <Button kind="line" small bare disabled>
              {soonBadge}
            </Button>
            <p>{item.text}</p>
          </article>
        ))}
      </div>
    </section>
  );
}

const guidePaths = {
  cigar: paths.cigarLoungePlaybook(),
  winery: paths.wineryPlaybook(),
  dining: paths.fineDiningPlaybook(),
};

function Library({ title, note, items }: ToolsCopy["library"]) {
  return (
    <section className="library section surface-paper grid" aria-labelledby="library">
      <h2 id="library">{title}</h2>
      <p className="note library__note">{note}</p>
      <div className="library__rows">
        {items.map((item) => {
          const id = item.id as keyof typeof guidePaths;
          return (
            <article key={id}>
              <Cover art={id} title={item.title} line={item.line} />
              <h3>{item.title}</h3>
              <p>{item.text}</p>
              <GoLink href={guidePaths[id]}>{item.link}</GoLink>
            </article>
          );
        })}
      </div>
    </section>
  );
}
