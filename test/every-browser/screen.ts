export type ViewportSize = { width: number; height: number };

/** A window of a browser, in the few things that every driver can do. Functions for the page travel as their source. */
export type Screen<Element = unknown> = {
  open: (address: string) => Promise<unknown>;
  back: () => Promise<unknown>;
  address: () => Promise<string>;
  ask: <Answer>(inPage: (question: never) => Answer, question?: unknown) => Promise<Answer>;
  find: (inPage: (question: never) => globalThis.Element | null, question: unknown) => Promise<Element | undefined>;
  click: (element: Element) => Promise<unknown>;
  type: (element: Element, text: string) => Promise<unknown>;
  choose: (select: Element, value: string) => Promise<unknown>;
  giveFile: (input: Element, path: string) => Promise<unknown>;
  enter: (frame: Element) => Promise<unknown>;
  leave: () => Promise<unknown>;
  picture: () => Promise<Uint8Array>;
  /** What went wrong in the pages so far, as far as the driver is told. */
  problems: () => string[];
  close: () => Promise<unknown>;
};

export type Browser = {
  name: string;
  version: string;
  newScreen: (size: ViewportSize) => Promise<Screen>;
  close: () => Promise<unknown>;
};
