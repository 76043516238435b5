import { indexablePages } from "#app/pages/indexable-pages.ts";
import { shareSubjects } from "#app/pages/share-subjects.ts";
import { paths } from "#app/paths.ts";
import { mediaPicture } from "#app/rules/render-article/media-picture.ts";
import { ownPictureOf } from "#app/sections/articles/own-picture.ts";
import { breadcrumbs } from "#app/sections/breadcrumbs.ts";
import { type Services, type ShareSubject, servicesOf } from "#server/services.ts";
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
  const subject = params.slug ? await articleSubject(services, params.slug) : shareSubjects(facts)[found.path];
  const picture = await services.drawSharePicture({ title: found.title, brand: facts.brand.name, part, subject });
  return publicResponse(new Uint8Array(picture), "image/jpeg", {
    "Cache-Control": caching,
    "Cross-Origin-Resource-Policy": "cross-origin",
  });
}

async function findArticle({ queries }: Services, slug: string) {
  const found = await queries.articles.findArticle(slug);
  return found?.listed ? { path: paths.article(slug), title: found.post.title } : undefined;
}

/** Our copy of the article's picture, else the picture of ours that stands for it. */
async function articleSubject({ queries }: Services, slug: string): Promise<ShareSubject | undefined> {
  const found = await queries.articles.findArticle(slug);
  const [post] = found ? await queries.articles.withPictures([found.post]) : [];
  if (!post) return undefined;
  if (!post.picture) return { kind: "scene", name: ownPictureOf(post) };
  const [hash = ""] = mediaPicture(post.picture).src.replace("/media/", "").split(".");
  const media = await queries.media.findMedia(hash);
  return media && { kind: "picture", bytes: media.bytes };
}

const findPage = ({ facts }: Services, pathname: string) =>
  indexablePages(facts()).find(({ path }) => paths.sharePicture(path) === pathname);
