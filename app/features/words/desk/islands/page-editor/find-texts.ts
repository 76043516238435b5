/** A text of the page, in an element put around it between the server's comments. */
export type PlacedText = { id: number; element: HTMLElement };

/** Browsers do not all place a caret in texts inside these. */
const withoutCaret = "button, summary, label, option, select, nav[aria-label] > button";

/** Elements that visitors can open. */
const opened = "details, nav";

/** Puts an element around each visible text, and returns the ids of the hidden ones. */
export function findTexts(page: HTMLElement): { placed: PlacedText[]; hidden: Set<number> } {
  const placed: PlacedText[] = [];
  const hidden = new Set<number>();
  for (const start of commentsOf(page)) {
    const id = Number(/^text (\d+)$/.exec(start.data)?.[1]);
    const end = endOf(start);
    if (end && takesPress(start.parentElement)) placed.push({ id, element: wrap(start, end) });
    else hidden.add(id);
  }
  for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-texts]"))
    for (const id of dataset.texts?.split(" ") ?? []) hidden.add(Number(id));
  return { placed, hidden };
}

/** Some parts are seen only for a moment, such as while the page loads. */
const takesPress = (around: Element | null) =>
  !around?.closest(withoutCaret) && (around?.checkVisibility() || around?.closest(opened));

function commentsOf(page: HTMLElement): Comment[] {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_COMMENT);
  const found: Comment[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Comment);
  return found.filter(({ data }) => data.startsWith("text "));
}

/** The comment that ends a text, if it is beside its beginning: a text that was cut into elements has none. */
function endOf(start: Comment): ChildNode | undefined {
  let node = start.nextSibling;
  while (node && !(node instanceof Comment && node.data === "/text")) node = node.nextSibling;
  return node ?? undefined;
}

function wrap(start: Comment, end: ChildNode): HTMLElement {
  const element = document.createElement("span");
  start.after(element);
  while (element.nextSibling && element.nextSibling !== end) element.append(element.nextSibling);
  return element;
}
