import { afterFrame } from "./after-frame.ts";

/** Does it now, or once a page that was only made ready is shown: after its first frame, which waits for nobody then. */
export function whenShown(act: () => void) {
  // Not yet among the types of the DOM: https://html.spec.whatwg.org/#dom-document-prerendering
  const isPrerendering = (document as Document & { prerendering?: boolean }).prerendering;
  if (!isPrerendering) return act();
  document.addEventListener("prerenderingchange", () => afterFrame(act), { once: true });
}
