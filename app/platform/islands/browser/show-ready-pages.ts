/** A page shown this soon after a press was prepared; people perceive it as instant. */
const readyWithinMs = 100;

/**
 * Shows a prepared page without a fade, because the snapshot that begins a fade takes longer than the page. Skipping a
 * fade takes time too, so fades are turned on only when a press has not shown the next page at once.
 */
export function showReadyPages() {
  const withoutFade = new CSSStyleSheet();
  withoutFade.replaceSync("@view-transition { navigation: none }");
  let release: ReturnType<typeof setTimeout> | undefined;
  const hold = () => {
    clearTimeout(release);
    document.adoptedStyleSheets = [withoutFade];
  };
  hold();
  addEventListener("pageshow", hold);
  addEventListener("click", () => {
    hold();
    release = setTimeout(() => (document.adoptedStyleSheets = []), readyWithinMs);
  });
  // Chromium reports as an error that it skips the fade of a page left in the middle of it (csswg-drafts 13726).
  addEventListener("unhandledrejection", (event) => {
    if (event.reason?.message === "Transition was skipped") event.preventDefault();
  });
}
