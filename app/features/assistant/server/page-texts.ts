import type { Facts } from "#facts/facts.ts";
import type { ListedPage, ReadPage } from "./listed-page.ts";
import type { OwnersAnswer } from "./queries/dash-answers.ts";
import { makeSiteIndex, type SiteIndex } from "./site-index.ts";

type Sources = {
  readPage: ReadPage;
  version: () => number;
  readAnswers: () => Promise<OwnersAnswer[]>;
  /** Hosts that answers may name. */
  ownHosts: () => string[];
};

export type PageTexts = {
  /** A page's markdown; undefined if there is none. */
  read: ReadPage;
  /** The index of these pages and the business details. */
  index: (pages: readonly ListedPage[], facts: Facts) => Promise<SiteIndex>;
};

const maxKept = 300;

/** Caches the markdown of pages and an index of it, made on demand, until the content changes. */
export function keepPageTexts({ readPage, version, readAnswers, ownHosts }: Sources): PageTexts {
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
    index(pages, facts) {
      const now = current();
      now.index ??= readAnswers()
        .then((answers) => makeSiteIndex(pages, read, { facts, answers, ownHosts: ownHosts() }))
        .catch((error: unknown) => {
          now.index = undefined;
          throw error;
        });
      return now.index;
    },
  };
}

type Kept = { version: number; texts: Map<string, string>; index: Promise<SiteIndex> | undefined };

const emptyFor = (version: number): Kept => ({ version, texts: new Map(), index: undefined });
