import { expect } from "vitest";
import { decodeEntities } from "#platform/text/decode-entities.ts";

/**
 * A text of the page; a link with its words, as markdown writes it; a pattern of its markup; or headings that stand
 * together below one: how many, or which.
 */
type Expected = string | RegExp | { parts: number | readonly string[] };

/** A rule with its id, the pages that it holds for, and all that each of them shows. */
export type Row = [rule: string, pages: string | readonly string[], ...expected: Expected[]];
type Tail<List extends unknown[]> = List extends [unknown, ...infer Rest] ? Rest : never;

const unseen = /<(script|style|svg|noscript|title)\b[^>]*>.*?<\/\1>|<!--.*?-->/gs;
const named = / (?:placeholder|alt|aria-label)="([^"]+)"/g;
const plain = (html: string) =>
  decodeEntities(html.replaceAll(/<[^>]*>/g, " "))
    .replaceAll(/[\s\u00a0]+/g, " ")
    .trim();

function textOf(html: string): string {
  const shown = html.replaceAll(unseen, "");
  return [plain(shown), ...Array.from(shown.matchAll(named), ([, name = ""]) => plain(name))].join("\n");
}

const linksOf = (html: string) =>
  Array.from(
    html.replaceAll(unseen, "").matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs),
    ([, to, words = ""]) => ({
      link: plain(words),
      to,
    }),
  );

/** The kind of session travels in the query; the address is that of the specification. */
const withoutKind = (to: string) => to.replace(/\?kind=[a-z-]+$/, "");

/** The headings below each other heading. */
function partsOf(html: string): string[][] {
  const groups: string[][] = [[]];
  for (const [, level, words = ""] of html.replaceAll(unseen, "").matchAll(/<h([1-6])[^>]*>(.*?)<\/h\1>/gs)) {
    if (level === "3") groups.at(-1)?.push(plain(words));
    else groups.push([]);
  }
  return groups;
}

function isShown(html: string, expected: Expected): boolean {
  if (expected instanceof RegExp) return expected.test(html);
  if (typeof expected === "string") {
    const [, words, address] = /^\[(.+)\]\((.+)\)$/.exec(expected) ?? [];
    if (words === undefined) return textOf(html).includes(expected);
    return linksOf(html).some(({ link, to = "" }) => withoutKind(to) === address && link.includes(words));
  }
  const { parts } = expected;
  const names = typeof parts === "number" ? undefined : parts.join();
  return partsOf(html).some((part) => (names === undefined ? part.length === parts : part.join() === names));
}

export async function expectPages(get: (path: string) => Promise<Response>, [pages, ...expected]: Tail<Row>) {
  for (const path of [pages].flat()) {
    const html = await (await get(path)).text();
    const missing = expected.filter((each) => !isShown(html, each));
    expect(missing, path).toEqual([]);
  }
}
