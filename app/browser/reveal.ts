import { wantsStillness } from "./still.ts";

const nearPx = 150;
const staggerMs = 100;
const rise: Keyframe[] = [{ opacity: 1 / 3, translate: "0 12px" }, {}];
const pace: KeyframeAnimationOptions = { duration: 400, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)", fill: "backwards" };

/**
 * Lets what stands below the first view rise once it comes within 150 px of the viewport's bottom, those that come together
 * one after the other. Until then it stands as it was sent: dimmed text would be too faint for who reads on by other means.
 */
export function reveal() {
  if (wantsStillness()) return;
  const waiting = new Set(blocks());
  const startY = scrollY;
  // Before the frame is painted: an observer would be told after it, and what had just been seen would fade.
  const look = () => {
    let place = 0;
    for (const block of waiting) {
      const { top, bottom } = block.getBoundingClientRect();
      const edge = innerHeight + nearPx;
      if (top > edge) continue;
      waiting.delete(block);
      const isNew = bottom > 0 && top + scrollY - startY > edge;
      if (isNew) block.animate(rise, { ...pace, delay: staggerMs * place++ });
    }
  };
  addEventListener("scroll", look, { passive: true });
}

/** What a section lays on its grid; of a list or a legal text, its parts. An article to be read stays as it is. */
function* blocks() {
  for (const child of document.querySelectorAll("main .grid:not(.prose) > :not(.bg)")) {
    if (child.matches("ol, ul, .cards, .legal__body")) yield* child.children;
    else yield child;
  }
}
