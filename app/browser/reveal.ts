import { wantsStillness } from "./still.ts";

const nearBottom = "150px";
const staggerMs = 100;
const rise: Keyframe[] = [{ opacity: 0, translate: "0 12px" }, {}];
const pace: KeyframeAnimationOptions = { duration: 600, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)", fill: "backwards" };

/**
 * Lets what stands below the fold rise once it comes within 150 px of the viewport's bottom, those that come together one
 * after the other. Held animations hide it until then, so the document itself stays as it was sent.
 */
export function reveal() {
  if (wantsStillness()) return;
  const held = new Map<Element, Animation>();
  // The observer's first word says where a block stands: measuring here would lay out the whole page at once.
  const observer = new IntersectionObserver(
    (entries) => {
      let place = 0;
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        if (!isIntersecting) {
          if (boundingClientRect.top >= 0) held.set(target, hold(target));
          continue;
        }
        observer.unobserve(target);
        const animation = held.get(target);
        held.delete(target);
        animation?.effect?.updateTiming({ delay: staggerMs * place++ });
        animation?.play();
      }
    },
    { rootMargin: `0px 0px ${nearBottom} 0px` },
  );
  for (const block of blocks()) observer.observe(block);
  addEventListener("beforeprint", () => {
    for (const animation of held.values()) animation.finish();
  });
}

function hold(block: Element): Animation {
  const animation = block.animate(rise, pace);
  animation.pause();
  return animation;
}

/** What a section lays on its grid; of a list, its entries. A text to be read stays as it is. */
function* blocks() {
  for (const child of document.querySelectorAll("main .grid:not(.prose) > :not(.bg)")) {
    if (child.matches("ol, ul, .cards")) yield* child.children;
    else yield child;
  }
}
