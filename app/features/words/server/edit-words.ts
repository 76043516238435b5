import { setImmediate as letOthersRun } from "node:timers/promises";
import { nanoid } from "nanoid";
import type { Facts } from "#facts/facts.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { Content } from "#platform/process/server/content.ts";
import { readSiteText, type TextProblem } from "../rules/read-site-text.ts";
import { fillFacts, type SiteText, siteTexts, wordsOf } from "./site-texts.ts";
import * as words from "./words.ts";

/** A text on the desk. `shown` is the draft if there is one, else what visitors read. */
export type DeskText = SiteText & {
  shown: string;
  /** `shown` with the facts put in. */
  reads: () => string;
  isDraft: boolean;
  /** Whether visitors read another text than the standard. */
  isChanged: boolean;
  /** The standard from which the owner's text was written, if a new version of the site changed it since. */
  earlierStandard?: string;
};

/** A typed text; `base` is what stood in the field before. */
export type TypedText = { id: number; text: string; base: string };

/** `taken`: another window has saved the text meanwhile; `now` is what it says. */
export type DraftProblem = TextProblem | { problem: "taken"; now: string };

/** A publication: its texts and its time. */
export type PublishedWords = { changeId: string; publishedMs: number; texts: number; changes: words.WordChange[] };

export type EditWords = ReturnType<typeof makeEditWords>;

const maxPresses = 20;
const maxChangesOfPress = 50;

/** Edits the site's texts: drafts, publishing, undo. */
export function makeEditWords({ db, clock, content }: { db: Db; clock: () => number; content: Content }) {
  /** Publishes texts with one id; null goes back to the standard. */
  async function publish(tx: Db, texts: words.ChangedText[]): Promise<string | undefined> {
    const changeId = nanoid();
    for (const text of texts) await words.publishText(tx, text, { changeId, nowMs: clock() });
    return texts.length > 0 ? changeId : undefined;
  }
  return {
    /** Puts facts in where a text names them. */
    fillFacts: (text: string) => fillFacts(text, content.facts()),
    /** Every text as it is on the desk now. */
    readTexts: () => readTexts(db, content.facts()),
    /** Saves typed texts as drafts. Those with a problem are not saved; the others are. */
    saveDrafts: (typed: TypedText[]) =>
      db.transaction().execute(async (tx) => {
        const texts = await readTexts(tx, content.facts());
        const problems = new Map<number, DraftProblem>();
        for (const each of typed) {
          const text = texts[each.id];
          const problem = text && (await saveDraft(tx, text, each, clock()));
          if (problem) problems.set(each.id, problem);
        }
        return problems;
      }),
    /** Ends drafts; without ids all of them. */
    discardDrafts: (ids?: number[]) =>
      db.transaction().execute(async (tx) => {
        const texts = await readTexts(tx, content.facts());
        const ended = texts.filter(({ isDraft, id }) => isDraft && (!ids || ids.includes(id)));
        for (const text of ended) await words.removeWordDraft(tx, text);
      }),
    /** Publishes the drafts. Returns the id that undoes it; undefined without a draft. */
    publishDrafts: () => content.change(async (tx) => publish(tx, await words.readWordDrafts(tx))),
    /** Undoes a publication; its texts become drafts again. Undefined if there is none of that id. */
    undo: (changeId: string) => content.change((tx) => undoPress(tx, changeId, (texts) => publish(tx, texts), clock())),
    /** The last publications, newest first. */
    async listPublished(): Promise<PublishedWords[]> {
      const presses = await words.listWordPresses(db, maxPresses);
      const read = async (press: (typeof presses)[number]) => ({
        ...press,
        changes: await words.readWordChange(db, press.changeId, maxChangesOfPress),
      });
      return Promise.all(presses.map(read));
    },
    /** Facts with the drafts as words; for the editor with every text marked, default texts included. */
    async draftFacts(use: "page" | "editor"): Promise<Facts> {
      const { withMarks, markText } = content.textMarks;
      const facts = content.facts();
      const texts = await readTexts(db, facts);
      const used = use === "editor" ? texts : texts.filter(({ shown, text }) => shown !== text);
      const changed = used.map(({ group, path, shown }) => ({ group, path, text: shown, standard: "" }));
      const drafts = wordsOf(changed, facts, withMarks);
      await letOthersRun();
      if (use === "page") return { ...facts, words: drafts };
      const marked = used.map(({ group, path, id }) => ({
        group,
        path,
        text: markText(drafts[group]?.[path] ?? "", id),
      }));
      return { ...facts, words: byGroup(marked), isEdited: true };
    },
  };
}

const keyOf = ({ group, path }: words.TextKey) => `${group} ${path}`;

const byGroup = (texts: { group: string; path: string; text: string }[]) =>
  Object.fromEntries(
    [...Map.groupBy(texts, ({ group }) => group)].map(([group, of]) => [
      group,
      Object.fromEntries(of.map(({ path, text }) => [path, text])),
    ]),
  );

async function readTexts(db: Db, facts: Facts): Promise<DeskText[]> {
  const published = new Map((await words.readWords(db)).map((text) => [keyOf(text), text]));
  const drafts = new Map((await words.readWordDrafts(db)).map((text) => [keyOf(text), text]));
  return siteTexts().map((text) => {
    const changed = published.get(keyOf(text));
    const draft = drafts.get(keyOf(text));
    const written = draft ?? changed;
    const shown = draft ? (draft.text ?? text.text) : (changed?.text ?? text.text);
    const isOutdated = changed && changed.standard !== text.text;
    return {
      ...text,
      shown,
      reads: () => fillFacts(shown, facts),
      isDraft: Boolean(draft),
      isChanged: Boolean(changed),
      ...(isOutdated && written && { earlierStandard: changed.standard }),
    };
  });
}

type Publish = (texts: words.ChangedText[]) => Promise<string | undefined>;

/** A draft begun since the publication stays as it is. */
async function undoPress(tx: Db, changeId: string, publish: Publish, nowMs: number): Promise<string | undefined> {
  const standards = new Map(siteTexts().map((text) => [keyOf(text), text.text]));
  const begun = new Map((await words.readWordDrafts(tx)).map((draft) => [keyOf(draft), draft]));
  const changes = (await words.readWordChange(tx, changeId)).map(({ group, path, ...change }) => {
    const key = { group, path };
    return { ...key, ...change, standard: standards.get(keyOf(key)) ?? "" };
  });
  const undone = await publish(changes.map(({ before, ...text }) => ({ ...text, text: before })));
  for (const { before, after, ...text } of changes)
    if (before !== after) await words.writeWordDraft(tx, begun.get(keyOf(text)) ?? { ...text, text: after }, nowMs);
  return undone;
}

async function saveDraft(tx: Db, text: DeskText, typed: TypedText, nowMs: number): Promise<DraftProblem | undefined> {
  const reading = readSiteText(typed.text, text.text, text.limits);
  if ("problem" in reading) return reading;
  if (isSame(reading.text, text.shown)) return undefined;
  if (!isSame(typed.base, text.shown)) return { problem: "taken", now: text.shown };
  const isStandard = isSame(reading.text, text.text);
  if (isStandard && !text.isChanged) await words.removeWordDraft(tx, text);
  else await words.writeWordDraft(tx, { ...text, text: isStandard ? null : reading.text, standard: text.text }, nowMs);
  return undefined;
}

/** Browsers send line breaks in their own way, and trimmed fields without their outer spaces. */
const isSame = (one: string, other: string) => one.replaceAll("\r\n", "\n").trim() === other.trim();
