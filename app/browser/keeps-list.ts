/**
 * Whether this browser keeps a list with something in it: an empty one is two characters long. By itself: what `kept.ts`
 * shares with the islands would be a file more for every page.
 */
export function keepsList(key: string): boolean {
  try {
    return Boolean(localStorage.getItem(key)?.[2]);
  } catch {
    return false;
  }
}
