import { data } from "react-router";
import { notFoundCopy } from "#app/copy/pages/errors.ts";
import { navigationCopy } from "#app/copy/pages/navigation.ts";
import { paths } from "#app/paths.ts";
import { pageContextOf, pageMeta } from "#app/sections/page-meta.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { Route } from "./+types/not-found";
import "./not-found.css";

export const loader = () => data(null, { status: 404 });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(pageContextOf(matches), { ...notFoundCopy.meta, description: notFoundCopy.lead, isHidden: true });

export default function NotFoundPage() {
  const navigation = navigationCopy(useFacts());
  return (
    <section className="lost surface-ink grid">
      <Picture className="bg" of="stock-contours-ink" alt="" sizes="(max-width: 44rem) 100vw, 72vw" priority />
      <p className="lost__here" aria-hidden="true">
        {notFoundCopy.here}
      </p>
      <div className="lost__say">
        <h1>{notFoundCopy.title}</h1>
        <p className="lead">{notFoundCopy.lead}</p>
        <a className="btn" href={paths.home()}>
          {notFoundCopy.home}
        </a>
      </div>
      <nav className="lost__nav" aria-label={notFoundCopy.elsewhere}>
        <a href={paths.services()}>{navigation.services}</a>
        <a href={paths.verticals()}>{navigation.verticals}</a>
        <a href={paths.blog()}>{navigation.insights}</a>
        <a href={paths.toolsResources()}>{navigation.toolsResources}</a>
      </nav>
    </section>
  );
}
