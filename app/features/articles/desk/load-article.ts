import { nanoid } from "nanoid";
import { data } from "react-router";
import { businessPlace } from "#facts/business-place.ts";
import type { Services } from "#platform/http/services.ts";
import { businessDay, fullBusinessMoment } from "#platform/time/business-time.ts";
import { writeLocalTime } from "#platform/time/local-time.ts";
import { zoneName } from "#platform/time/zone-name.ts";
import type { DraftPost } from "../rules/draft-post.ts";
import { excerptOf } from "../rules/make-excerpt.ts";
import { findOwnArticle } from "../server/queries/article-admin.ts";
import { countSampleArticles } from "../server/queries/articles.ts";

/** Loads an article for the desk's form; the id `new` gives an empty one. */
export async function loadArticle(services: Services, id: string) {
  const { db, facts, publicSettings } = services;
  const { timeZone } = facts().booking;
  const found = await findOwnArticle(db, id);
  if (!found && id !== "new") throw data(null, { status: 404, statusText: "Not Found" });
  const moment = (ms: number) => fullBusinessMoment(ms, businessPlace(facts()));
  const { shown, plan, versions = [], revision = 0, draftSavedAt, draftWriterId, draftAuthorId = "" } = found ?? {};
  const hasDraft = draftSavedAt !== undefined;
  const newest = versions.find(({ kind }) => kind === "published");
  const post = found?.post ?? emptyPost(services);
  const due = post.due ?? (plan ? writeLocalTime(plan.dueAt, timeZone) : "");
  return {
    post: asTyped({ ...post, due, slug: !hasDraft && shown && !plan ? shown.slug : post.slug }, hasDraft),
    revision,
    /** The id of this browser window. */
    writer: nanoid(),
    shown,
    draftWriterId,
    draftAuthorId,
    draftMoment: hasDraft ? moment(draftSavedAt) : undefined,
    dueMoment: plan && moment(plan.dueAt),
    versions: (hasDraft ? versions : versions.filter((each) => each !== newest)).map((version) => ({
      ...version,
      moment: moment(version.savedAt),
    })),
    zone: zoneName(timeZone),
    samples: await countSampleArticles(db),
    siteUrl: publicSettings.siteUrl,
    brand: facts().brand.name,
  };
}

export type LoadedArticle = Awaited<ReturnType<typeof loadArticle>>;

function emptyPost({ clock, facts }: Services): DraftPost {
  const { brand, booking } = facts();
  const texts = { title: "", slug: "", excerpt: "", content: "", imageSrc: "", due: "" };
  const date = businessDay(clock(), booking.timeZone);
  return { ...texts, id: nanoid(), author: brand.authorName, date, categories: [], readTime: 1, source: "static" };
}

/** Empties an excerpt that was made from the text: nobody typed it. */
const asTyped = (post: DraftPost, hasDraft: boolean): DraftPost => ({
  ...post,
  date: post.date.slice(0, 10),
  excerpt: !hasDraft && post.excerpt === excerptOf(post) ? "" : post.excerpt,
});
