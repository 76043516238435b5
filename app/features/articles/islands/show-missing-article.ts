import { keepsList } from "#platform/islands/browser/keeps-list.ts";

/**
 * Shows the text of a missing article at once if this browser stores nothing that could be it: on a slow phone the
 * island comes seconds later. Otherwise the text waits for the island.
 */
export function showMissingArticle() {
  const words = document.querySelector<HTMLElement>("[data-awaits]");
  if (!words) return;
  const { awaits, title = "" } = words.dataset;
  const isMissing = awaits && !keepsList(awaits);
  words.closest("[data-island]")?.classList.add(isMissing ? "is-settled" : "is-sought");
  if (isMissing) document.title = title;
}
