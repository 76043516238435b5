/** A page that is shown again is given the focus as well. */
const oneReturnMs = 1000;

/**
 * Tells of each return to the page: it is shown again, or its window has the focus again. Both within a second are one.
 * Gives what ends it.
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
