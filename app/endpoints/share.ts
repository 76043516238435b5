import { indexablePages } from "#app/pages/indexable-pages.ts";
import { paths } from "#app/paths.ts";
import { breadcrumbs } from "#app/sections/breadcrumbs.ts";
import { type Services, servicesOf } from "#server/services.ts";
import type { Route } from "./+types/share";
import { missingResponse, publicResponse } from "./public-response.ts";

const caching = "public, max-age=86400, stale-while-revalidate=604800";

/** The share picture of a page or an article. Other sites may embed it. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const facts = services.facts();
  const found = params.slug
    ? await findArticle(services, params.slug)
    : findPage(services, new URL(request.url).pathname);
  if (!found) return missingResponse();
  const crumbs = breadcrumbs(facts, found.path, found.title);
  const part = crumbs.length > 2 ? (crumbs[1]?.name ?? "") : "";
  const picture = await services.drawSharePicture({ title: found.title, brand: facts.brand.name, part });
  return publicResponse(new Uint8Array(picture), "image/jpeg", {
    "Cache-Control": caching,
    "Cross-Origin-Resource-Policy": "cross-origin",
  });
}

async function findArticle({ queries }: Services, slug: string) {
  const found = await queries.articles.findArticle(slug);
  return found?.listed ? { path: paths.article(slug), title: found.post.title } : undefined;
}

const findPage = ({ facts }: Services, pathname: string) =>
  indexablePages(facts()).find(({ path }) => paths.sharePicture(path) === pathname);
