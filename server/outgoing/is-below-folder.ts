/**
 * Escaped dots, slashes and percent signs, and names that begin with two dots: servers differ in how they read them.
 */
const ambiguous = /%(?:2e|2f|5c|25)|(?:^|\/)\.\./i;

/** Whether an address is below another's folder (its path up to the last slash) however a server reads it. */
export function isBelowFolder(url: URL, address: string): boolean {
  const folder = new URL(".", address);
  if (url.origin !== folder.origin || !url.pathname.startsWith(folder.pathname)) return false;
  return !ambiguous.test(url.pathname.slice(folder.pathname.length));
}
