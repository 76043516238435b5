import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { eventually } from "../eventually.ts";
import {
  ageMs,
  findControl,
  findPart,
  fitsFrame,
  isMoving,
  linkOf,
  overhang,
  postElsewhere,
  readableText,
} from "./in-page.ts";
import type { Screen } from "./screen.ts";

export type Visitor = ReturnType<typeof createVisitor>;

const pressable = "a[href], button, summary, label";
const fillable = "input, select, textarea, [contenteditable]";
const plain = (text: string) => text.replace(/\s+/g, " ").trim().toLowerCase();

/** Tries again after errors during a navigation. */
const attempt = <Answer>(ask: () => Promise<Answer>) =>
  ask().catch((error: unknown) => ({ failed: String(error) }) as const);

const hasFailed = (answer: unknown): answer is { failed: string } =>
  typeof answer === "object" && answer !== null && "failed" in answer;

/** A visitor who finds things by their words. Every step waits until it is possible. */
export function createVisitor(screen: Screen, home: string, pictures?: { folder: string; prefix: string }) {
  async function until<Answer>(what: string, ask: () => Promise<Answer>, holds: (answer: Answer) => boolean) {
    let last: unknown;
    const once = async () => {
      last = await attempt(ask);
      return last as Answer;
    };
    try {
      return await eventually(once, (answer) => !hasFailed(answer) && holds(answer));
    } catch {
      const shown = hasFailed(last) ? last.failed : JSON.stringify(last);
      throw new Error(`${what}, at ${await screen.address()}: ${shown?.slice(0, 600)}`);
    }
  }

  const control = (words: string | undefined, of: string) =>
    until(`“${words ?? of}” cannot be used`, () => screen.find(findControl, { words, of }), Boolean);
  /** Looks again if the element moved before the press. */
  async function use(
    words: string | undefined,
    of: string,
    act: (element: unknown) => Promise<unknown>,
    attemptsLeft = 5,
  ) {
    const element = await control(words, of);
    try {
      await act(element);
    } catch (error) {
      if (attemptsLeft === 0 || !/not interactable|stale element|click intercepted/.test(String(error))) throw error;
      await use(words, of, act, attemptsLeft - 1);
    }
  }
  const part = (selector: string) => until(`There is no ${selector}`, () => screen.find(findPart, selector), Boolean);
  const sees = (words: string, selector = "body") =>
    until(
      `“${words}” is not to be read`,
      () => screen.ask(readableText, selector),
      (text) => text.includes(plain(words)),
    );
  const path = async () => new URL(await screen.address()).pathname;

  return {
    open: (to: string) => screen.open(new URL(to, home).href),
    back: () => screen.back(),
    path,
    press: (words: string) => use(words, pressable, screen.click),
    /** For controls whose words are not known in advance. */
    pressFirst: (of: string) => use(undefined, of, screen.click),
    fill: (label: string, text: string) => use(label, fillable, (field) => screen.type(field, text)),
    choose: (label: string, value: string) => use(label, "select", (select) => screen.choose(select, value)),
    giveFile: async (selector: string, file: string) => screen.giveFile(await part(selector), file),
    enter: async (frame: string) => screen.enter(await part(frame)),
    leave: () => screen.leave(),
    fitsFrame: () => until("The frame scrolls", () => screen.ask(fitsFrame), Boolean),
    sees,
    reads: (selector: string) => screen.ask(readableText, selector),
    until,
    /** Posts a form as another window of this browser would. */
    postsElsewhere: (to: string, body: string) =>
      until("The post is not answered", () => screen.ask(postElsewhere, { to, body }), Boolean),
    linkOf: (words: string) => until(`There is no link “${words}”`, () => screen.ask(linkOf, words), Boolean),
    /** Forms sent within a second count as a robot's. */
    takesASecond: () =>
      until(
        "The page is not a second old",
        () => screen.ask(ageMs),
        (age) => age > 1500,
      ),
    /** Checks a page: address, heading, and nothing wider than the screen. */
    async arrives(at: string | RegExp, heading: string) {
      const isThere = (now: string) => (typeof at === "string" ? now === at : at.test(now));
      await until(`The address is not ${at}`, path, isThere);
      await sees(heading, "h1");
      await until(
        "The page is wider than the screen",
        () => screen.ask(overhang),
        (pixels) => pixels <= 0,
      );
    },
    async picture(name: string) {
      if (!pictures) return;
      await until(
        "Something never comes to rest",
        () => screen.ask(isMoving),
        (moving) => !moving,
      ).catch(() => {});
      writeFileSync(join(pictures.folder, `${pictures.prefix}-${name}.png`), await screen.picture());
    },
  };
}
