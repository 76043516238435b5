import { toolsResourcesCopy } from "#app/copy/pages/tools-resources.ts";
import { paths } from "#app/paths.ts";
import { pageContextOf, pageMeta } from "#app/sections/page-meta.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import type { Route } from "./+types/tools-resources";
import { Bench } from "./bench.tsx";
import { LastWord } from "./last-word.tsx";
import { Library } from "./library.tsx";
import { QuizCard } from "./quiz-card.tsx";
import "./opening.css";

export const meta: Route.MetaFunction = ({ matches }) => {
  const pageContext = pageContextOf(matches);
  return pageMeta(pageContext, { ...toolsResourcesCopy(pageContext.facts).meta, path: paths.toolsResources() });
};

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
