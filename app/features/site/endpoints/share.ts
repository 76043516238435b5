import type { Facts } from "#facts/facts.ts";
import type { PageGroup } from "#facts/findable.ts";
import { breadcrumbs } from "#facts/head/breadcrumbs.ts";
import { paths } from "#facts/paths.ts";
import type { PostSummary } from "#facts/post.ts";
import { ownPictureOf } from "#features/articles/pages/sections/own-picture.ts";
import { mediaPicture } from "#features/articles/rules/render/media-picture.ts";
import { findArticle } from "#features/articles/server/queries/articles.ts";
import { pageAt } from "#features/frame/every-page.ts";
import type { ShareSubject } from "#features/pictures/server/drawing/share-subject.ts";
import { findMedia } from "#features/pictures/server/media.ts";
import { busyResponse, missingResponse, publicResponse } from "#platform/http/public-response.ts";
import { type Services, servicesOf } from "#platform/http/services.ts";
import { indexablePages } from "../pages/indexable-pages.ts";
import { shareSubjectOf } from "../pages/share-subject-of.ts";
import type { Route } from "./+types/share";

export const handle = { slow: "share" } as const;

const caching = "public, max-age=86400, stale-while-revalidate=604800";

/** The share picture of a page or an article. Other sites may embed it. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const facts = services.facts();
  const found = params.slug ? await findShared(services, params.slug) : findPage(facts, new URL(request.url).pathname);
  if (!found) return missingResponse();
  const { title, subject } = found;
  const crumbs = breadcrumbs(facts, found);
  const part = crumbs.length > 2 ? (crumbs[1]?.name ?? "") : "";
  const picture = await services.drawSharePicture({ title, brand: facts.brand.name, part, subject }, request.signal);
  if (!picture) return busyResponse();
  return publicResponse(new Uint8Array(picture), "image/jpeg", {
    "Cache-Control": caching,
    "Cross-Origin-Resource-Policy": "cross-origin",
  });
}

type Shared = { path: string; title: string; group: PageGroup; subject?: ShareSubject };

async function findShared({ db }: Services, slug: string): Promise<Shared | undefined> {
  const found = await findArticle(db, slug);
  if (!found?.listed) return undefined;
  const subject = await articleSubject(db, found.post);
  return { path: paths.article(slug), title: found.post.title, group: "articles", subject };
}

/** Returns our copy of the article's picture, else its stock picture. */
async function articleSubject(db: Services["db"], post: PostSummary): Promise<ShareSubject | undefined> {
  if (!post.picture) return { kind: "scene", name: ownPictureOf(post) };
  const [hash = ""] = mediaPicture(post.picture).src.replace("/media/", "").split(".");
  const media = await findMedia(db, hash);
  return media && { kind: "picture", bytes: media.bytes };
}

function findPage(facts: Facts, pathname: string): Shared | undefined {
  const page = indexablePages(facts).find(({ path }) => paths.sharePicture(path) === pathname);
  return page && { ...page, subject: shareSubjectOf(pageAt(page.path), facts) };
}
