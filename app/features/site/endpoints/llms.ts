import { findableCopy, type PageGroup } from "#facts/findable.ts";
import { paths } from "#facts/paths.ts";
import { listNewest } from "#features/articles/server/queries/articles.ts";
import { publicResponse } from "#platform/http/public-response.ts";
import { servicesOf } from "#platform/http/services.ts";
import { indexablePages } from "../pages/indexable-pages.ts";
import type { Route } from "./+types/llms";

const maxArticles = 50;

type Entry = { title: string; description: string; path: string };

/** An index of the site for assistants, with the markdown address of each page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, facts, publicSettings, show } = servicesOf(context);
  const { brand } = facts();
  const words = findableCopy(facts());
  const { posts } = await listNewest(db, maxArticles);
  const articles = posts.map(({ title, excerpt, slug }) => ({
    title,
    description: excerpt,
    path: paths.article(slug),
  }));
  const pages = indexablePages(facts());
  const groups = Object.entries(words.groups).map(([group, title]) => {
    const entries: Entry[] = [
      ...pages.filter((page) => page.group === group),
      ...(isOf(group, "articles") ? articles : []),
    ];
    return [`## ${title}`, "", ...entries.map((entry) => writeEntry(entry, publicSettings.siteUrl)), ""];
  });
  const tools = Object.values(await show("llms", request)).map(String);
  const lines = [`# ${brand.name}`, "", `> ${brand.description}`, "", ...groups.flat(), ...tools, ""];
  return publicResponse(lines.join("\n"), "text/plain; charset=utf-8");
}

const isOf = (group: string, wanted: PageGroup) => group === wanted;

const writeEntry = ({ title, description, path }: Entry, siteUrl: string) =>
  `- [${inOneLine(title)}](${new URL(paths.markdown(path), siteUrl).href}): ${inOneLine(description)}`;

const inOneLine = (text: string) => text.replace(/\s+/g, " ").replace(/[[\]]/g, "\\$&").trim();
