/** Functions that run in the page. Each is sent as source, so it must not use anything outside its body. */

export type Wanted = { words?: string | undefined; of: string };

/** The first control with these words, or the first of all, once it is still, in view and uncovered. */
export function findControl({ words, of }: Wanted): HTMLElement | null {
  const plain = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim().toLowerCase();
  const namesOf = (element: HTMLElement) => {
    const labels = "labels" in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    return [element.ariaLabel, element.innerText, ...labels.map((label) => label.innerText)].map(plain);
  };
  const found = [...document.querySelectorAll<HTMLElement>(of)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (words === undefined || namesOf(element).includes(plain(words))),
  );
  if (!found || found.matches(":disabled")) return null;
  found.scrollIntoView({ block: "center", behavior: "instant" });
  const box = found.getClientRects()[0];
  if (!box?.width || !box.height) return null;
  const place = `${box.x} ${box.y} ${box.width} ${box.height}`;
  const stoodAt = found as HTMLElement & { stoodAt?: string };
  const stands = stoodAt.stoodAt === place;
  stoodAt.stoodAt = place;
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return stands && found.contains(hit) ? found : null;
}

/** An element by its selector, in view. */
export function findPart(selector: string): Element | null {
  const part = document.querySelector(selector);
  part?.scrollIntoView({ block: "center", behavior: "instant" });
  return part;
}

/** The text that a reader sees, also in frames, on one line and in lower case, because styles may set capitals. */
export function readableText(selector: string): string {
  const frames = [...document.querySelectorAll("iframe")].map(({ contentDocument }) => contentDocument);
  const parts = [document, ...frames].flatMap((page) => [...(page?.querySelectorAll<HTMLElement>(selector) ?? [])]);
  const text = parts.map((part) => part.innerText).join("\n");
  return text.replace(/\s+/g, " ").trim().toLowerCase();
}

/** The milliseconds since this document was asked for, the pixels by which it is wider than its window, and whether it is as high as its frame. */
export function measurePage() {
  const { clientWidth, scrollWidth, scrollHeight } = document.documentElement;
  const fitsFrame = clientWidth === innerWidth && scrollHeight <= innerHeight;
  return { ageMs: performance.now(), overhangPx: scrollWidth - clientWidth, fitsFrame };
}
