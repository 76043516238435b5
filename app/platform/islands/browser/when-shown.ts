export const afterFrame = (act: () => void) => {
  requestAnimationFrame(() => setTimeout(act));
};

/** Runs now, or when a prerendered page is shown, after its first frame. */
export function whenShown(act: () => void) {
  // Not yet among the types of the DOM: https://html.spec.whatwg.org/#dom-document-prerendering
  const isPrerendering = (document as Document & { prerendering?: boolean }).prerendering;
  if (!isPrerendering) return act();
  document.addEventListener("prerenderingchange", () => afterFrame(act), { once: true });
}
