import { keepsList } from "./keeps-list.ts";

/**
 * Lets the words of a missing article and its title stand if this browser keeps nothing that it could be: on a slow phone
 * the island that looks for it comes seconds later. If it may be there they wait for the island, however long that takes.
 */
export function showMissingArticle() {
  const words = document.querySelector<HTMLElement>("[data-awaits]");
  if (!words) return;
  const { awaits, title = "" } = words.dataset;
  const isMissing = awaits && !keepsList(awaits);
  words.closest("[data-island]")?.classList.add(isMissing ? "is-settled" : "is-sought");
  if (isMissing) document.title = title;
}
