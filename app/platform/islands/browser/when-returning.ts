/** Showing a page again also focuses it. */
const oneReturnMs = 1000;

/**
 * Calls back on each return to the page: shown again or focused again; both within a second count once. Returns a
 * function that stops it.
 */
export function whenReturning(tell: () => void): () => void {
  const ended = new AbortController();
  let toldAtMs = 0;
  const notice = () => {
    if (document.hidden || Math.abs(Date.now() - toldAtMs) < oneReturnMs) return;
    toldAtMs = Date.now();
    tell();
  };
  document.addEventListener("visibilitychange", notice, { signal: ended.signal });
  addEventListener("focus", notice, { signal: ended.signal });
  return () => ended.abort();
}
