/** What is there so soon after a press was made ready before it; people take it for instant. */
const readyWithinMs = 100;

/** A page that was made ready is shown at once: the picture of the old one that a fade begins with takes longer to make. */
export function showReadyPages() {
  let pressedAt = Number.NEGATIVE_INFINITY;
  addEventListener("click", ({ timeStamp }) => (pressedAt = timeStamp), { capture: true });
  addEventListener("pageswap", ({ timeStamp, viewTransition }) => {
    if (timeStamp - pressedAt < readyWithinMs) viewTransition?.skipTransition();
  });
}
