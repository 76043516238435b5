/** Functions that run in the page. Each is sent as source, so it must not use anything outside its body. */

export type Wanted = { words?: string; of: string };

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

/** The text that a reader sees, on one line and in lower case, because styles may set capitals. */
export function readableText(selector: string): string {
  const parts = [...document.querySelectorAll<HTMLElement>(selector)];
  return parts
    .map((part) => part.innerText)
    .join("\n")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}

/** The target of the link whose words begin like this. */
export function linkOf(words: string): string | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")];
  return links.find((link) => link.innerText.replace(/\s+/g, " ").trim().startsWith(words))?.href;
}

/** The time since this document was asked for. */
export function ageMs(): number {
  return performance.now();
}

/** By how much the page is wider than its window. */
export function overhang(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

/** Whether a frame is as high as what it shows, so that it needs no scroll bar of its own. */
export function fitsFrame(): boolean {
  const { clientWidth, scrollHeight } = document.documentElement;
  return clientWidth === innerWidth && scrollHeight <= innerHeight;
}

/** Whether something is still on its way into its place. */
export function isMoving(): boolean {
  return document
    .getAnimations()
    .some(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
}

/** Posts a form beside the page; true once it is answered. Asked again and again, it posts once. */
export function postElsewhere({ to, body }: { to: string; body: string }): boolean {
  const page = window as { answers?: Record<string, boolean> };
  page.answers ??= {};
  const { answers } = page;
  if (answers[to] === undefined) {
    answers[to] = false;
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    void fetch(to, { method: "POST", headers, body, redirect: "manual" }).then(() => {
      answers[to] = true;
    });
  }
  return answers[to];
}
