import { findableCopy } from "#app/copy/pages/findable.ts";
import { mcpCopy } from "#app/copy/pages/mcp.ts";
import { indexablePages, type PageGroup } from "#app/pages/indexable-pages.ts";
import { paths } from "#app/paths.ts";
import { servicesOf } from "#server/services.ts";
import type { Route } from "./+types/llms";
import { publicResponse } from "./public-response.ts";

const maxArticles = 50;

type Entry = { title: string; description: string; path: string };

/** An index of the site for assistants, with the markdown address of each page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { queries, facts, publicSettings } = servicesOf(context);
  const { brand } = facts();
  const words = findableCopy(facts());
  const { posts } = await queries.articles.listNewest(maxArticles);
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
  const tools = `- [MCP](${new URL(paths.mcp(), publicSettings.siteUrl).href}): ${mcpCopy(facts()).listed}`;
  const lines = [`# ${brand.name}`, "", `> ${brand.description}`, "", ...groups.flat(), tools, ""];
  return publicResponse(lines.join("\n"), "text/plain; charset=utf-8");
}

const isOf = (group: string, wanted: PageGroup) => group === wanted;

const writeEntry = ({ title, description, path }: Entry, siteUrl: string) =>
  `- [${inOneLine(title)}](${new URL(paths.markdown(path), siteUrl).href}): ${inOneLine(description)}`;

const inOneLine = (text: string) => text.replace(/\s+/g, " ").replace(/[[\]]/g, "\\$&").trim();
