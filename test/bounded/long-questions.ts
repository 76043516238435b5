import { deskPaths } from "#facts/desk-paths.ts";
import { jsonOf, units } from "./fillers.ts";
import type { NamedQuestion } from "./held-up.ts";
import type { Input } from "./inputs.ts";

/** Each input with each filler, as long as it may be. */
export const longQuestions = (inputs: readonly Input[]): NamedQuestion[] =>
  inputs.flatMap((input) =>
    input.units.map((unit) => ({
      name: `${input.name} ${JSON.stringify(unit)}`,
      question: input.ask(unit, input.limit),
    })),
  );

const maxArticleBytes = 195_000;

/** The longest article that may be published, of each filler, and requests of everything that shows it. */
export function articleQuestions(cookie: string): NamedQuestion[] {
  const json = { cookie, "content-type": "application/json" };
  const written = units.map((unit, index) => ({
    name: `an article of ${JSON.stringify(unit)}`,
    question: {
      method: "POST" as const,
      path: deskPaths.articles(),
      headers: json,
      body: jsonOf({ title: `Long ${index}`, categories: ["c"] }, ["content"], unit, maxArticleBytes),
    },
  }));
  const slugs = units.map((_, index) => `long-${index}`);
  const paths = slugs.flatMap((slug) => [`/blog/${slug}`, `/blog/${slug}.md`, `/api/feed?slug=${slug}`]);
  const shown = [...paths, "/rss.xml", "/feed.json", "/blog", "/desk/articles"].map((path) => ({
    name: `GET ${path}`,
    question: { method: "GET" as const, path, headers: { cookie } },
  }));
  return [...written, ...shown];
}
