import { pageAt } from "#features/frame/every-page.ts";

/** Pages behind a key, which is left out of their path. */
const behindKey: Record<string, string> = { "/quiz-results": "A quiz result", "/booking": "A booking" };

/** A page by the name that the owner knows, an article by its title if that is known. */
export function pageName(path: string, titles: Readonly<Record<string, string>> = {}): string {
  const found = titles[path] ?? pageAt(path)?.name ?? behindKey[path];
  if (found) return found;
  return path.startsWith("/blog/") ? `Article: ${path.slice(6).replaceAll("-", " ")}` : path;
}
