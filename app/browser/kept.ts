/** What this browser keeps under a key; a browser may refuse, and what it kept may be anything. */
export function readKept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Whether it is kept: storage may be full or switched off, and then holds what it held before. */
export function keep(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Whether nothing is kept any more; what cannot be written cannot have been kept. */
export function forget(key: string): true {
  try {
    localStorage.removeItem(key);
  } catch {}
  return true;
}
