/** Does it now, or once a page that was only prerendered is really shown. */
export function whenShown(act: () => void) {
  // Not yet among the types of the DOM: https://html.spec.whatwg.org/#dom-document-prerendering
  const isPrerendering = (document as Document & { prerendering?: boolean }).prerendering;
  if (isPrerendering) document.addEventListener("prerenderingchange", act, { once: true });
  else act();
}
