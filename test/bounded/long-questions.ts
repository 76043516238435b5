import { deskPaths } from "#app/desk-paths.ts";
import { Random } from "../fuzz/random.ts";
import { jsonOf, units } from "./fillers.ts";
import type { NamedQuestion } from "./held-up.ts";
import type { Input } from "./inputs.ts";

const named = ({ name, ask }: Input, unit: string, bytes: number): NamedQuestion => ({
  name: `${name} ${JSON.stringify(unit)} ${bytes}`,
  question: ask(unit, Math.floor(bytes)),
});

/** Each input with each filler at four lengths, then random mixtures of two fillers up to the given number. */
export function* longQuestions(inputs: readonly Input[], count: number, seed: number): Generator<NamedQuestion> {
  let made = 0;
  for (const input of inputs) {
    for (const unit of input.units) {
      const parts = input.limit > 1024 * 1024 ? [1, 16] : [1, 2, 4, 8];
      for (const part of parts) {
        made += 1;
        yield named(input, unit, input.limit / part);
      }
    }
  }
  const random = new Random(seed);
  const usual = inputs.filter(({ limit, units: { length } }) => limit <= 1024 * 1024 && length > 1);
  for (; made < count; made += 1) {
    const input = random.pick(usual);
    yield named(input, random.pick(units) + random.pick(units), input.limit * random.next());
  }
}

/** The longest article that may be published, of each filler. */
export const longArticles = (cookie: string): NamedQuestion[] =>
  units.map((unit, index) => ({
    name: `an article of ${JSON.stringify(unit)}`,
    question: {
      method: "POST",
      path: deskPaths.articles(),
      headers: { cookie, "content-type": "application/json" },
      body: jsonOf({ title: `Long ${index}`, categories: ["c"] }, ["content"], unit, maxArticleBytes),
    },
  }));
const maxArticleBytes = 195_000;

/** Requests of everything that shows those articles. */
export function articleQuestions(cookie: string): NamedQuestion[] {
  const paths = units.flatMap((_, index) => {
    const slug = `long-${index}`;
    return [`/blog/${slug}`, `/blog/${slug}.md`, `/api/feed?slug=${slug}`];
  });
  return [...paths, "/rss.xml", "/feed.json", "/blog", "/desk/articles"].map((path) => ({
    name: `GET ${path}`,
    question: { method: "GET", path, headers: { cookie } },
  }));
}
