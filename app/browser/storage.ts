/** What this browser keeps under a key; a browser may refuse, and what it kept may be anything. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(readStoredText(key) ?? "null");
  } catch {
    return null;
  }
}

/** The same as it lies there. */
export function readStoredText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether it was kept: a browser may refuse, or have no room left. */
export function keep(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Whether nothing is kept any more; what cannot be written cannot have been kept. */
export function remove(key: string): true {
  try {
    localStorage.removeItem(key);
  } catch {}
  return true;
}
