import { data } from "react-router";
import { pageContextOf, pageMeta } from "#facts/head/page-meta.ts";
import { navigationCopy } from "#facts/navigation.ts";
import { paths } from "#facts/paths.ts";
import { useFacts } from "#facts/use-facts.ts";
import { Picture } from "#platform/ui/picture.tsx";
import { notFoundCopy } from "../words/errors.ts";
import type { Route } from "./+types/not-found";
import "./not-found.css";

export const loader = () => data(null, { status: 404 });

export const meta: Route.MetaFunction = ({ matches }) => {
  const pageContext = pageContextOf(matches);
  const { meta, lead } = notFoundCopy(pageContext.facts);
  return pageMeta(pageContext, { ...meta, description: lead, isHidden: true });
};

export default function NotFoundPage() {
  const facts = useFacts();
  const navigation = navigationCopy(facts);
  const copy = notFoundCopy(facts);
  return (
    <section className="lost surface-ink grid">
      <Picture className="bg" of="stock-contours-ink" alt="" sizes="(max-width: 44rem) 100vw, 72vw" priority />
      <p className="lost__here" aria-hidden="true">
        {copy.here}
      </p>
      <div className="lost__say">
        <h1>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
        <a className="btn" href={paths.home()}>
          {copy.home}
        </a>
      </div>
      <nav className="lost__nav" aria-label={copy.elsewhere}>
        <a href={paths.services()}>{navigation.services}</a>
        <a href={paths.verticals()}>{navigation.verticals}</a>
        <a href={paths.blog()}>{navigation.insights}</a>
        <a href={paths.toolsResources()}>{navigation.toolsResources}</a>
      </nav>
    </section>
  );
}
