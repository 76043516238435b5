/**
 * Holds a form marked `data-hold` that is submitted before hydration: wakes the island, waits, and submits again. If
 * the script fails to load, the browser submits it.
 */
export function holdSubmits(island: Element, wake: () => void): () => void {
  let held: HTMLElement | null = null;
  const hold = (event: SubmitEvent) => {
    if (!(event.target as Element).matches("[data-hold]")) return;
    event.preventDefault();
    held = event.submitter;
    wake();
  };
  island.addEventListener("submit", hold as EventListener, true);
  return () => {
    island.removeEventListener("submit", hold as EventListener, true);
    held?.click();
  };
}
