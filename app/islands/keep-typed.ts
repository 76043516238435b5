const setValue = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set;

/**
 * Remembers what is typed into text areas until hydration: React then puts the server's text back. What is returned
 * types it again, in a way that React notices.
 */
export function keepTyped(island: Element): () => void {
  const typed = new Map<HTMLTextAreaElement, string>();
  for (const area of island.querySelectorAll("textarea"))
    if (area.value !== area.defaultValue) typed.set(area, area.value);
  const note = ({ target }: Event) => {
    if (target instanceof HTMLTextAreaElement) typed.set(target, target.value);
  };
  island.addEventListener("input", note, true);
  return () => {
    island.removeEventListener("input", note, true);
    for (const [area, text] of typed) {
      if (area.value === text) continue;
      setValue?.call(area, text);
      area.dispatchEvent(new Event("input", { bubbles: true }));
    }
  };
}
