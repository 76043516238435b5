/** The page that an address shows: its markdown is the page too. */
export function pageOf(path: string): string {
  if (!path.endsWith(".md")) return path;
  const page = path.slice(0, -".md".length);
  return page === "/index" ? "/" : page;
}
