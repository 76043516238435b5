/** What is there so soon after a press was made ready before it; people take it for instant. */
const readyWithinMs = 100;

/**
 * A page that was made ready is shown at once: the picture of the old one that a fade begins with takes longer to make,
 * and calling a fade off takes time too. So what the style sheet says of fades holds only while a page is waited for.
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
}
