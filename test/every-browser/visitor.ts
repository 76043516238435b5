import { eventually } from "../eventually.ts";
import { findControl, findPart, measurePage, readableText, type Wanted } from "./in-page.ts";

/** A browser window with the few operations that both drivers have. Functions for the page are sent as source. */
export type Screen<Element = unknown> = {
  open: (address: string) => Promise<unknown>;
  address: () => Promise<string>;
  ask: <Answer>(inPage: (question: never) => Answer, question?: unknown) => Promise<Answer>;
  find: (inPage: (question: never) => globalThis.Element | null, question: unknown) => Promise<Element | undefined>;
  click: (element: Element) => Promise<unknown>;
  type: (element: Element, text: string) => Promise<unknown>;
  giveFile: (input: Element, path: string) => Promise<unknown>;
  enter: (frame: Element) => Promise<unknown>;
  leave: () => Promise<unknown>;
  back: () => Promise<unknown>;
  close: () => Promise<unknown>;
};

export type Size = { width: number; height: number };
export type Browser = { name: string; newScreen: (size: Size) => Promise<Screen>; close: () => Promise<unknown> };
type Visitor = ReturnType<typeof createVisitor>;
/** `mark` is unique to this visit. */
export type Journey = (visit: { visitor: Visitor; mark: string; ownerKey: string }) => Promise<void>;

const pressable = "a[href], button, summary, label";
const fillable = "input, select, textarea, [contenteditable]";
const isPassing = (error: unknown) => /not interactable|stale element|click intercepted/.test(String(error));

/** A visitor who finds things by their words. Every step waits until it is possible. */
export function createVisitor(screen: Screen, home: string) {
  /** Asks again after errors, as during a navigation. */
  async function until<Answer>(what: string, ask: () => Promise<Answer>, holds: (answer: Answer) => boolean) {
    let last: unknown;
    const attempt = async () => {
      const answer = await ask().then(
        (value) => ({ value }),
        (error: unknown) => ({ error: String(error) }),
      );
      last = answer;
      return answer;
    };
    const answer = await eventually(attempt, (each) => "value" in each && holds(each.value)).catch(() => undefined);
    if (answer && "value" in answer) return answer.value;
    throw new Error(`${what}, at ${await screen.address()}: ${JSON.stringify(last).slice(0, 600)}`);
  }

  /** Looks again if the element moved before it was used. */
  async function use(wanted: Wanted, act: (element: unknown) => Promise<unknown>, attemptsLeft = 5): Promise<void> {
    const shown = `“${wanted.words ?? wanted.of}” cannot be used`;
    const element = await until(shown, () => screen.find(findControl, wanted), Boolean);
    try {
      await act(element);
    } catch (error) {
      if (attemptsLeft === 0 || !isPassing(error)) throw error;
      await use(wanted, act, attemptsLeft - 1);
    }
  }
  const part = (selector: string) => until(`There is no ${selector}`, () => screen.find(findPart, selector), Boolean);
  const measures = (what: string, holds: (measured: ReturnType<typeof measurePage>) => boolean) =>
    until(what, () => screen.ask(measurePage), holds);
  const reads = (selector: string) => screen.ask(readableText, selector);
  const sees = (words: string, selector = "body") =>
    until(
      `“${words}” is not to be read`,
      () => reads(selector),
      (text) => text.includes(words.replace(/\s+/g, " ").trim().toLowerCase()),
    );
  const path = async () => new URL(await screen.address()).pathname;

  return {
    open: (to: string) => screen.open(new URL(to, home).href),
    press: (words: string) => use({ words, of: pressable }, screen.click),
    /** For controls whose words are not known in advance. */
    pressFirst: (of: string) => use({ of }, screen.click),
    fill: (words: string, text: string) => use({ words, of: fillable }, (field) => screen.type(field, text)),
    giveFile: async (selector: string, file: string) => screen.giveFile(await part(selector), file),
    enter: async (frame: string) => screen.enter(await part(frame)),
    leave: () => screen.leave(),
    back: () => screen.back(),
    fitsFrame: () => measures("The frame scrolls", ({ fitsFrame }) => fitsFrame),
    sees,
    reads,
    /** Forms sent within a second count as a robot's. */
    takesASecond: () => measures("The page is not a second old", ({ ageMs }) => ageMs > 1500),
    /** Checks a page: address, heading, and nothing wider than the screen. Returns what the page sends to anybody. */
    async arrives(at: string | RegExp, heading: string) {
      await until(`The address is not ${at}`, path, (now) => (typeof at === "string" ? now === at : at.test(now)));
      await sees(heading, "h1");
      await measures("The page is wider than the screen", ({ overhangPx }) => overhangPx <= 0);
      return (await fetch(new URL(await path(), home))).text();
    },
  };
}
