export type ViewportSize = { width: number; height: number };

/** A browser window with the few operations that every driver has. Functions for the page are sent as source. */
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
  /** Errors in the pages so far, as far as the driver reports them. */
  problems: () => string[];
  close: () => Promise<unknown>;
};

export type Browser = {
  name: string;
  version: string;
  newScreen: (size: ViewportSize) => Promise<Screen>;
  close: () => Promise<unknown>;
};
