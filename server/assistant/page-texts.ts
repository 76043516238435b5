import { indexPassages, type PassageIndex, splitPassages } from "#app/rules/text/passages.ts";

export type ReadPage = (path: string) => Promise<string | undefined>;
/** A page by what lists say of it. */
export type ListedPage = { path: string; title: string; description: string };

export type PageTexts = {
  /** A page's markdown; undefined if there is none. */
  read: ReadPage;
  /** The passages of these pages. */
  index: (pages: readonly ListedPage[]) => Promise<PassageIndex>;
};

const maxKept = 300;

/** Markdown of pages and an index of their passages, made when first asked for and kept until the content changes. */
export function keepPageTexts(readPage: ReadPage, version: () => number): PageTexts {
  let kept = emptyFor(version());
  const current = () => {
    if (kept.version !== version()) kept = emptyFor(version());
    return kept;
  };
  async function read(path: string): Promise<string | undefined> {
    const { texts } = current();
    const known = texts.get(path);
    if (known !== undefined) return known;
    const text = await readPage(path);
    if (text !== undefined && texts.size < maxKept) texts.set(path, text);
    return text;
  }
  return {
    read,
    index(pages) {
      const now = current();
      now.index ??= makeIndex(pages, read).catch((error: unknown) => {
        now.index = undefined;
        throw error;
      });
      return now.index;
    },
  };
}

type Kept = { version: number; texts: Map<string, string>; index: Promise<PassageIndex> | undefined };

const emptyFor = (version: number): Kept => ({ version, texts: new Map(), index: undefined });

/** What follows the last rule says where the markdown comes from. */
const withoutSource = (markdown: string) => markdown.slice(0, markdown.lastIndexOf("\n---\n"));

async function makeIndex(pages: readonly ListedPage[], read: ReadPage): Promise<PassageIndex> {
  const passages = [];
  for (const { path, title, description } of pages) {
    const text = await read(path);
    if (text === undefined) continue;
    passages.push({ title, path, heading: title, quote: description });
    passages.push(...splitPassages({ title, path }, withoutSource(text)));
  }
  return indexPassages(passages);
}
