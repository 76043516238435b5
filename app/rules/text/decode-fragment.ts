/** Decodes a fragment; unchanged if a stray "%" makes it invalid. */
export function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
