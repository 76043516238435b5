export const wantsStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

const nearPx = 150;
const staggerMs = 100;
/** Starts at half opacity: fast scrolling passes blocks before they have faded in, and their text must be readable. */
const rise: Keyframe[] = [{ opacity: 0.5, translate: "0 12px" }, {}];
const pace: KeyframeAnimationOptions = { duration: 400, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)", fill: "backwards" };

/**
 * Lets blocks below the first view rise when they come within 150 px of the viewport's bottom. Until then they have
 * full contrast: dimmed text would be too faint for readers who do not scroll.
 */
export function reveal() {
  if (wantsStillness()) return;
  const waiting = new Set(blocks());
  const startY = scrollY;
  // On scroll, before the frame is painted: an observer is called after it, and a visible block would flash.
  const revealBlocks = () => {
    let index = 0;
    for (const block of waiting) {
      const { top, bottom } = block.getBoundingClientRect();
      const edge = innerHeight + nearPx;
      if (top > edge) continue;
      waiting.delete(block);
      const isNew = bottom > 0 && top + scrollY - startY > edge;
      if (isNew) block.animate(rise, { ...pace, delay: staggerMs * index++ });
    }
  };
  addEventListener("scroll", revealBlocks, { passive: true });
}

/** The direct parts of a section; of a list or legal text, its items. An article is left alone. */
function* blocks() {
  for (const child of document.querySelectorAll("main .grid:not(.prose) > :not(.bg)")) {
    if (child.matches("ol, ul, .cards, .legal__body")) yield* child.children;
    else yield child;
  }
}

/** Fades in pictures that are still loading, over their own colour. */
export function fadePictures() {
  if (wantsStillness()) return;
  for (const image of document.querySelectorAll<HTMLImageElement>("img[loading=lazy]")) {
    if (image.complete) continue;
    const fade = image.animate([{ opacity: 0 }, {}], { duration: 600, easing: "ease-out", fill: "backwards" });
    fade.pause();
    const show = () => fade.play();
    image.addEventListener("load", show, { once: true });
    image.addEventListener("error", show, { once: true });
  }
}
