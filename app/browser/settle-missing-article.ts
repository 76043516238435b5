import { keepsList } from "./keeps-list.ts";

/**
 * Lets the words of a missing article stand if this browser keeps nothing that it could be: on a slow phone the island that
 * looks for it comes seconds later. If it may be there they wait for the island, however long that takes.
 */
export function settleMissingArticle() {
  const words = document.querySelector<HTMLElement>("[data-awaits]");
  const key = words?.dataset.awaits;
  words?.closest("[data-island]")?.classList.add(key && !keepsList(key) ? "is-settled" : "is-sought");
}
