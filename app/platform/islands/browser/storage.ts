/** The value under a key of local storage. Storage may be blocked, and the value may be anything. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(readStoredText(key) ?? "null");
  } catch {
    return null;
  }
}

export function readStoredText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether it was stored: storage may be blocked or full. */
export function keep(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Whether nothing is stored any more; if storage is blocked, nothing was. */
export function remove(key: string): true {
  try {
    localStorage.removeItem(key);
  } catch {}
  return true;
}
