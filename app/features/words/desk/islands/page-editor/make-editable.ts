import { wordsCopy } from "../../../words.ts";
import { pictureAt } from "./find-pictures.ts";
import type { PlacedText } from "./find-texts.ts";
import type { PageText } from "./page-text.ts";
import { type FactValues, showText } from "./show-text.ts";

export type EditActions = {
  /** Whether it is saved, or was already. */
  save: (id: number, typed: string) => Promise<boolean>;
  setCurrent: (id: number | undefined) => void;
  /** Characters typed so far. */
  count: (length: number) => void;
};

type Editing = { facts: FactValues; actions: () => EditActions };

/** Delay from the last keystroke to the save. */
const pauseMs = 1200;

/** Makes a text editable wherever it occurs. While edited it shows its source, else what visitors read. */
export function makeEditable(placed: readonly PlacedText[], text: PageText, { facts, actions }: Editing) {
  let typed = text.text;
  let before = typed;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const elements = placed.map(({ element }) => element);
  const save = (element: HTMLElement) => {
    clearTimeout(timer);
    typed = typedIn(element, text.isList);
    const isChanged = typed !== before;
    void actions()
      .save(text.id, typed)
      .then((isSaved) => {
        for (const each of elements) showState(each, isSaved, isChanged);
      });
  };
  for (const element of elements) {
    describe(element, text);
    element.addEventListener("focus", () => {
      before = typed;
      element.textContent = typed;
      actions().setCurrent(text.id);
      actions().count(typed.length);
    });
    element.addEventListener("input", () => {
      clearTimeout(timer);
      timer = setTimeout(() => save(element), pauseMs);
      actions().count(typedIn(element, text.isList).length);
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

export function showState(element: HTMLElement, isSaved: boolean, isChanged: boolean) {
  element.ariaInvalid = isSaved ? null : "true";
  if (isChanged) element.dataset.editable = "draft";
}

function describe(element: HTMLElement, { kind, isDraft }: PageText) {
  element.dataset.editable = isDraft ? "draft" : "";
  element.dataset.empty = wordsCopy.editor.empty;
  // The link around a text would be a second stop on the way to it.
  element.closest("a")?.setAttribute("tabindex", "-1");
  element.contentEditable = "plaintext-only";
  element.role = "textbox";
  // Sections are named by their headings, which must stay apart.
  element.ariaLabel = `${kind}: ${element.textContent}`;
}

/** Returns the typed text. Not `innerText`, which has the style sheet's capitals. Only a list keeps its lines apart. */
function typedIn(element: HTMLElement, isList: boolean): string {
  const lines = [...element.childNodes].map((node) => (node.nodeName === "BR" ? "\n" : node.textContent));
  const text = lines.join("").trim();
  return isList ? text : text.split("\n").join(" ");
}

/** A link, a button or a summary around a text or a picture would take the press that is meant for it. */
export function holdPresses(page: HTMLElement): () => void {
  const hold = (event: Event) => {
    const picture = pictureAt(event);
    const isText = event.target instanceof Element && event.target.closest("[data-editable]");
    if (picture || isText) event.preventDefault();
    if (picture) location.assign(picture);
  };
  page.addEventListener("click", hold);
  return () => page.removeEventListener("click", hold);
}
