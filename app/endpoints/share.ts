import type { Facts } from "#app/copy/facts.ts";
import { indexablePages } from "#app/pages/indexable-pages.ts";
import { shareSubjects } from "#app/pages/share-subjects.ts";
import { paths } from "#app/paths.ts";
import type { PostSummary } from "#app/rules/articles/post.ts";
import { mediaPicture } from "#app/rules/render-article/media-picture.ts";
import { ownPictureOf } from "#app/sections/articles/own-picture.ts";
import { breadcrumbs } from "#app/sections/breadcrumbs.ts";
import { type Services, type ShareSubject, servicesOf } from "#server/services.ts";
import type { Route } from "./+types/share";
import { busyResponse, missingResponse, publicResponse } from "./public-response.ts";

export const handle = { slow: "share" } as const;

const caching = "public, max-age=86400, stale-while-revalidate=604800";

/** The share picture of a page or an article. Other sites may embed it. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const facts = services.facts();
  const found = params.slug ? await findArticle(services, params.slug) : findPage(facts, new URL(request.url).pathname);
  if (!found) return missingResponse();
  const { path, title, subject } = found;
  const crumbs = breadcrumbs(facts, path, title);
  const part = crumbs.length > 2 ? (crumbs[1]?.name ?? "") : "";
  const picture = await services.drawSharePicture({ title, brand: facts.brand.name, part, subject }, request.signal);
  if (!picture) return busyResponse();
  return publicResponse(new Uint8Array(picture), "image/jpeg", {
    "Cache-Control": caching,
    "Cross-Origin-Resource-Policy": "cross-origin",
  });
}

type Shared = { path: string; title: string; subject?: ShareSubject };

async function findArticle({ queries }: Services, slug: string): Promise<Shared | undefined> {
  const found = await queries.articles.findArticle(slug);
  if (!found?.listed) return undefined;
  return { path: paths.article(slug), title: found.post.title, subject: await articleSubject(queries, found.post) };
}

/** Returns our copy of the article's picture, else its stock picture. */
async function articleSubject(queries: Services["queries"], post: PostSummary): Promise<ShareSubject | undefined> {
  if (!post.picture) return { kind: "scene", name: ownPictureOf(post) };
  const [hash = ""] = mediaPicture(post.picture).src.replace("/media/", "").split(".");
  const media = await queries.media.findMedia(hash);
  return media && { kind: "picture", bytes: media.bytes };
}

function findPage(facts: Facts, pathname: string): Shared | undefined {
  const page = indexablePages(facts).find(({ path }) => paths.sharePicture(path) === pathname);
  return page && { ...page, subject: shareSubjects(facts)[page.path] };
}
