/**
 * A form marked `data-hold` that is sent before its island is alive wakes it, waits, and is sent again by what this
 * returns. Where the script does not come, the browser then sends it by itself.
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
