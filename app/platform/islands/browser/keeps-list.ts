/**
 * Whether this browser stores a non-empty list; an empty one is two characters long. In a file of its own: sharing
 * `storage.ts` with the islands would add a file to every page.
 */
export function keepsList(key: string): boolean {
  try {
    return Boolean(localStorage.getItem(key)?.[2]);
  } catch {
    return false;
  }
}
