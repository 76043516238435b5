/** In this order: later names stand in the text of earlier browsers too. */
const browsers: [mark: string, name: string][] = [
  ["Edg/", "Edge"],
  ["EdgA/", "Edge"],
  ["EdgiOS/", "Edge"],
  ["OPR/", "Opera"],
  ["SamsungBrowser/", "Samsung Internet"],
  ["Firefox/", "Firefox"],
  ["FxiOS/", "Firefox"],
  ["CriOS/", "Chrome"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
];
const systems: [mark: string, name: string][] = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["Windows", "Windows"],
  ["Mac OS X", "Mac"],
  ["CrOS", "ChromeOS"],
  ["Linux", "Linux"],
];

const nameIn = (list: [string, string][], userAgent: string) => list.find(([mark]) => userAgent.includes(mark))?.[1];

const maxReadCharacters = 500;

/** "Firefox on Linux", from what a browser says of itself; a program without a known name is "a program". */
export function describeBrowser(userAgent: string): string {
  const read = userAgent.slice(0, maxReadCharacters);
  const browser = nameIn(browsers, read);
  const system = nameIn(systems, read);
  if (!browser) return "a program";
  return system ? `${browser} on ${system}` : browser;
}
