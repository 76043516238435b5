import { indexablePages } from "#app/pages/indexable-pages.ts";
import { paths } from "#app/paths.ts";
import { pageTrail } from "#app/sections/page-trail.ts";
import { type Edges, edgesOf } from "#server/edges.ts";
import type { Route } from "./+types/share";
import { answerMissing, answerPublic } from "./answer-public.ts";

const caching = "public, max-age=86400, stale-while-revalidate=604800";

/** The picture of a page or an article. It may stand on other sites: that is what it is for. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const edges = edgesOf(context);
  const facts = edges.facts();
  const found = params.slug ? await findArticle(edges, params.slug) : findPage(edges, new URL(request.url).pathname);
  if (!found) return answerMissing();
  const trail = pageTrail(facts, found.path, found.title);
  const part = trail.length > 2 ? (trail[1]?.name ?? "") : "";
  const picture = await edges.drawSharePicture({ title: found.title, brand: facts.brand.name, part });
  return answerPublic(new Uint8Array(picture), "image/jpeg", {
    "Cache-Control": caching,
    "Cross-Origin-Resource-Policy": "cross-origin",
  });
}

async function findArticle({ db, tables }: Edges, slug: string) {
  const found = await tables.articles.findArticle(db, slug);
  return found?.listed ? { path: paths.article(slug), title: found.post.title } : undefined;
}

const findPage = ({ facts }: Edges, pathname: string) =>
  indexablePages(facts()).find(({ path }) => paths.sharePicture(path) === pathname);
