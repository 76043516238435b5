import { nanoid } from "nanoid";
import { data } from "react-router";
import type { DraftPost } from "#app/rules/articles/draft-post.ts";
import { excerptOf } from "#app/rules/articles/make-excerpt.ts";
import { businessDay, fullBusinessMoment } from "#app/rules/time/business-time.ts";
import { writeLocalTime } from "#app/rules/time/local-time.ts";
import { zoneName } from "#app/rules/time/zone-name.ts";
import type { Services } from "#server/services.ts";

/** An article as the desk's form shows it; `new` is one that is not written yet. */
export async function loadArticle(services: Services, id: string) {
  const { queries, facts, publicSettings } = services;
  const { timeZone } = facts().booking;
  const found = await queries.articleAdmin.findOwnArticle(id);
  if (!found && id !== "new") throw data(null, { status: 404, statusText: "Not Found" });
  const moment = (ms: number) => fullBusinessMoment(ms, timeZone);
  const { shown, plan, versions = [], revision = 0, draftSavedAt, draftWriterId } = found ?? {};
  const hasDraft = draftSavedAt !== undefined;
  const newest = versions.find(({ kind }) => kind === "published");
  const post = found?.post ?? emptyPost(services);
  const due = post.due ?? (plan ? writeLocalTime(plan.dueAt, timeZone) : "");
  return {
    post: asTyped({ ...post, due, slug: !hasDraft && shown && !plan ? shown.slug : post.slug }, hasDraft),
    revision,
    /** Names this window. */
    writer: nanoid(),
    shown,
    draftWriterId,
    draftMoment: hasDraft ? moment(draftSavedAt) : undefined,
    dueMoment: plan && moment(plan.dueAt),
    versions: (hasDraft ? versions : versions.filter((each) => each !== newest)).map((version) => ({
      ...version,
      moment: moment(version.savedAt),
    })),
    zone: zoneName(timeZone),
    samples: await queries.articles.countSampleArticles(),
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

/** An excerpt that was made from the text is no field's content. */
const asTyped = (post: DraftPost, hasDraft: boolean): DraftPost => ({
  ...post,
  date: post.date.slice(0, 10),
  excerpt: !hasDraft && post.excerpt === excerptOf(post.content, post.title) ? "" : post.excerpt,
});
