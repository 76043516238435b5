/** In this order, because earlier browsers name later ones too. */
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

/** Describes a user agent: "Firefox on Linux"; "a program" without a known name. */
export function describeBrowser(userAgent: string): string {
  const read = userAgent.slice(0, maxReadCharacters);
  const browser = nameIn(browsers, read);
  const system = nameIn(systems, read);
  if (!browser) return "a program";
  return system ? `${browser} on ${system}` : browser;
}
