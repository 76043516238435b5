/** A fragment with its escapes undone; as it is, where a stray "%" makes it no code. */
export function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
