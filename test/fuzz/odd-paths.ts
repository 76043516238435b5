import { oddText } from "./odd-text.ts";
import type { Random } from "./random.ts";

const files = ["/favicon.svg", "/robots.txt", "/assets/", "/index.html", "/server/index.js"];
const framework = ["/__manifest", "/_root.data", "/blog.data", "/.well-known/", "/desk", "/js/form_embed.js"];
/** Addresses that accept posts: asked more often. */
const posting = ["/api/feed", "/api/hooks/crm", "/api/hooks/workflow", "/widget/form/:formId", "/widget/booking/:id"];
const keys = ["q", "category", "page", "limit", "slug", "callback", "_routes", "index", "utm_source", "from", "days"];

/** An address of the site, or a similar one, with an odd query. */
export function oddTarget(random: Random, siteMap: readonly string[], method: string): string {
  if (random.chance(0.02))
    return random.pick(["*", "", "?", "#", "http://elsewhere.example/", "site.example:443", "\\"]);
  const often = method === "POST" ? posting : asking;
  const places = random.chance(method === "POST" ? 0.6 : 0.2) ? often : siteMap;
  const target = oddPath(random, places) + oddQuery(random);
  return random.chance(0.9) ? writable(target) : target;
}

/** Escapes what a request line cannot hold, so that it reaches the site. */
const writable = (target: string) => target.replace(/[^!-~]/gu, (sign) => encodeURIComponent(sign.toWellFormed()));

/** Routes whose query reaches the database. */
const asking = ["/api/feed", "/blog", "/blog/:slug", "/api/feed"];
const folders = ["", "/assets", "/media", "/share", "/blog"];
const upwards = ["../", "..%2f", "%2e%2e/", "%2e%2e%2f", "....//", "..;/", "%c0%ae%c0%ae/", "..%5c", "%252e%252e%252f"];
const outside = ["package.json", "server.mjs", "etc/passwd", "data/owner-key", ".git/config"];

/** A known path traversal. */
const wayOut = (random: Random) =>
  `${random.pick(folders)}/${random.pick(upwards).repeat(random.whole(1, 8))}${random.pick(outside)}`;

/** Valid values for path parameters. */
const parts = ["blueprint", "cigar", "winery", "dining", "consultation", "wine", "a", "about", "wineries", "index"];

function oddPath(random: Random, siteMap: readonly string[]): string {
  if (random.chance(0.04)) return wayOut(random);
  if (random.chance(0.1)) return `/${oddText(random)}${random.pick(["", "/", "//"])}`;
  const known = random.chance(0.85) ? random.pick(siteMap) : random.pick([...files, ...framework]);
  const path = known.replace(/:[A-Za-z]+|\*/g, () => (random.chance(0.6) ? random.pick(parts) : oddText(random, 2)));
  if (random.chance(0.8)) return path;
  return random.pick([
    () => `${path}/`,
    () => `${path}//`,
    () => `/.${path}`,
    () => `/${oddText(random, 1)}${path}`,
    () => `${path}/${oddText(random)}`,
    () => `${path}${oddText(random)}`,
    () => path.toUpperCase(),
    () => path.replace(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    () => `/blog/..${path}`,
    () => `/blog/%2e%2e${path}`,
  ])();
}

function oddQuery(random: Random): string {
  if (random.chance(0.4)) return "";
  const value = () =>
    random.pick([() => oddText(random), () => encodeURIComponent(oddText(random)), () => "a%00b", () => ""])();
  const pairs = random.some(keys, 4).map((key) => random.pick([`${key}=${value()}`, `${key}[]=${value()}`, key]));
  const flood = random.chance(0.02) ? Array.from({ length: 400 }, (_, index) => `k${index}=${index}`) : [];
  return `?${[...pairs, ...flood].join(random.pick(["&", "&", "&", "&&", ";", "?"]))}`;
}
