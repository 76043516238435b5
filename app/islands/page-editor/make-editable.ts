import type { PlacedText } from "./find-texts.ts";
import type { PageText } from "./page-text.ts";
import { type FactValues, showText } from "./show-text.ts";

export type EditActions = {
  save: (id: number, typed: string) => Promise<void>;
  setCurrent: (id: number | undefined) => void;
  /** Characters typed so far. */
  count: (length: number) => void;
};

type Editing = { facts: FactValues; actions: () => EditActions };

/** How long after the last key a text is saved. */
const pauseMs = 1200;

/** Makes a text editable wherever it stands in the page. In its field it is as it was written; outside, as it is read. */
export function makeEditable(placed: readonly PlacedText[], text: PageText, { facts, actions }: Editing) {
  let typed = text.text;
  let before = typed;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const elements = placed.map(({ element }) => element);
  const save = (element: HTMLElement) => {
    clearTimeout(timer);
    typed = typedIn(element);
    if (typed !== before) for (const each of elements) each.dataset.editable = "draft";
    void actions().save(text.id, typed);
  };
  for (const element of elements) {
    describe(element, text);
    element.addEventListener("focus", () => {
      before = typed;
      element.textContent = typed;
      actions().setCurrent(text.id);
    });
    element.addEventListener("input", () => {
      clearTimeout(timer);
      timer = setTimeout(() => save(element), pauseMs);
      actions().count(typedIn(element).length);
    });
    element.addEventListener("keydown", (event) => {
      if (event.key === "Escape") element.textContent = before;
      const isEnd = event.key === "Enter" && !(text.isList && event.shiftKey);
      if (isEnd) event.preventDefault();
      if (isEnd || event.key === "Escape") element.blur();
    });
    element.addEventListener("blur", () => {
      save(element);
      actions().setCurrent(undefined);
      for (const each of elements) showText(each, typed, facts);
    });
  }
}

function describe(element: HTMLElement, { kind, isDraft }: PageText) {
  element.dataset.editable = isDraft ? "draft" : "";
  element.contentEditable = "plaintext-only";
  element.role = "textbox";
  element.ariaLabel = kind;
}

/** Not `innerText`: that has the capitals of the style sheet. */
function typedIn(element: HTMLElement): string {
  const lines = [...element.childNodes].map((node) => (node.nodeName === "BR" ? "\n" : node.textContent));
  return lines.join("").trim();
}

/** A link, a button or a summary around a text would take the press that is meant for the text. */
export function holdPresses(page: HTMLElement): () => void {
  const hold = (event: Event) => {
    if (event.target instanceof Element && event.target.closest("[data-editable]")) event.preventDefault();
  };
  page.addEventListener("click", hold);
  return () => page.removeEventListener("click", hold);
}
