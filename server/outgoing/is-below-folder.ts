/** Dots, slashes and percent signs in escapes, and names that begin with two dots: servers differ in what they read. */
const ambiguous = /%(?:2e|2f|5c|25)|(?:^|\/)\.\./i;

/** Whether an address lies in the folder of another one (its path up to the last slash), for any server's reading. */
export function isBelowFolder(url: URL, address: string): boolean {
  const folder = new URL(".", address);
  if (url.origin !== folder.origin || !url.pathname.startsWith(folder.pathname)) return false;
  return !ambiguous.test(url.pathname.slice(folder.pathname.length));
}
