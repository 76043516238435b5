/**
 * The score of Mozilla's HTTP Observatory by its published rules (mdn/mdn-http-observatory, `src/grader/charts.js` and
 * `src/analyzer/tests`), without what a header cannot show: the preload list, and the redirect from plain HTTP.
 */
export function scoreByObservatory(page: { headers: Headers; html: string }): { score: number; found: string[] } {
  const found = [policy, embedder, opener, resource, referrer, transport, scripts, sniffing, framing, sharing, cookies]
    .map((test) => test(page))
    .filter((result): result is Result => result !== undefined);
  const lost = found.reduce((sum, [, points]) => sum + Math.min(points, 0), 0);
  const gained = found.reduce((sum, [, points]) => sum + Math.max(points, 0), 0);
  const base = 100 + lost;
  return {
    score: Math.max(0, base >= minForExtra ? base + gained : base),
    found: found.map(([name, points]) => `${points > 0 ? "+" : ""}${points} ${name}`),
  };
}

const minForExtra = 90;

type Page = { headers: Headers; html: string };
type Result = [name: string, points: number];

/** Looks up a header's value in a table; others are worth `otherwise`. */
const byValue =
  (name: string, values: Record<string, number>, missing: number, otherwise = -5) =>
  ({ headers }: Page): Result => {
    const value = headers.get(name)?.trim().toLowerCase();
    if (value === undefined) return [`${name} is missing`, missing];
    return [`${name}: ${value}`, values[value] ?? otherwise];
  };

const embedder = byValue(
  "cross-origin-embedder-policy",
  { "require-corp": 10, credentialless: 10, "unsafe-none": 0 },
  0,
);
const opener = byValue(
  "cross-origin-opener-policy",
  { "same-origin": 10, "same-origin-allow-popups": 10, "noopener-allow-popups": 10, "unsafe-none": 0 },
  0,
);
const resource = byValue("cross-origin-resource-policy", { "same-origin": 10, "same-site": 10, "cross-origin": 0 }, 0);
const referrer = byValue(
  "referrer-policy",
  { "no-referrer": 5, "same-origin": 5, "strict-origin": 5, "strict-origin-when-cross-origin": 5 },
  0,
);
const sniffing = byValue("x-content-type-options", { nosniff: 0 }, -5);

function directivesOf(headers: Headers): Map<string, string[]> | undefined {
  const text = headers.get("content-security-policy");
  if (text === null) return undefined;
  const parts = text.split(";").map((part) => part.trim().toLowerCase().split(/\s+/));
  const named = parts.filter(([name]) => name !== "");
  const directives = new Map(named.map(([name, ...values]) => [name as string, values]));
  return directives.size === named.length ? directives : new Map();
}

const broad = ["ftp:", "http:", "https:", "*", "http://*", "http://*.*", "https://*", "https://*.*"];
const broadOrInline = [...broad, "'unsafe-inline'", "data:"];
const isPlain = (source: string) => source.startsWith("http:") || source.startsWith("ftp:");
const passive = ["img-src", "media-src"];

function policy({ headers }: Page): Result {
  const directives = directivesOf(headers);
  if (!directives) return ["no content policy", -25];
  if (directives.size === 0) return ["a content policy with a directive twice", -25];
  const of = (name: string) => directives.get(name) ?? directives.get("default-src") ?? ["*"];
  const active = [...directives].filter(([name]) => !passive.includes(name)).flatMap(([, values]) => values);
  if (
    of("script-src").some((each) => broadOrInline.includes(each)) ||
    of("object-src").some((each) => broad.includes(each))
  )
    return ["scripts or objects from anywhere", -20];
  if (active.some(isPlain)) return ["scripts, styles or frames without TLS", -20];
  if ([...of("script-src"), ...of("style-src")].includes("'unsafe-eval'")) return ["unsafe-eval", -10];
  if (passive.flatMap(of).some(isPlain)) return ["pictures without TLS", -10];
  if (of("style-src").some((each) => broadOrInline.includes(each))) return ["styles from anywhere", 0];
  return directives.get("default-src")?.join() === "'none'" ? ["nothing unless named", 10] : ["nothing unsafe", 5];
}

const sixMonthsSeconds = 15_552_000;

function transport({ headers }: Page): Result {
  const text = headers.get("strict-transport-security");
  const seconds = /(?:^|;)\s*max-age=(\d+)/i.exec(text ?? "")?.[1];
  if (text === null || text.includes(",") || seconds === undefined) return ["no promise to stay on https", -20];
  return Number(seconds) < sixMonthsSeconds ? ["https promised for too short a time", -10] : ["https promised", 0];
}

function framing({ headers }: Page): Result {
  if (directivesOf(headers)?.has("frame-ancestors")) return ["frames by the policy", 5];
  const value = headers.get("x-frame-options")?.trim().toLowerCase();
  return value === "deny" || value === "sameorigin" ? ["frames by the older header", 5] : ["frames by anyone", -20];
}

function scripts({ headers, html }: Page): Result | undefined {
  if (!headers.get("content-type")?.startsWith("text/html")) return undefined;
  const foreign = [...html.matchAll(/<script\b[^>]*>/gi)].filter(([tag]) => /\ssrc="?(?:https?:)?\/\//i.test(tag));
  if (foreign.length === 0) return ["scripts of our own alone", 0];
  if (foreign.some(([tag]) => !/\ssrc="?https:/i.test(tag))) return ["others' scripts without TLS", -50];
  return foreign.every(([tag]) => /\sintegrity=/i.test(tag)) ? ["others' scripts by hash", 5] : ["others' scripts", -5];
}

function sharing({ headers }: Page): Result {
  const open = headers.get("access-control-allow-origin");
  const withCookies = headers.get("access-control-allow-credentials") === "true";
  return open !== null && open !== "*" && withCookies
    ? ["read by anyone, with cookies", -50]
    : ["not read by others", 0];
}

function cookies({ headers }: Page): Result {
  const set = headers.getSetCookie().map((cookie) => cookie.toLowerCase());
  if (set.length === 0) return ["no cookies", 0];
  if (set.some((cookie) => !/;\s*secure/.test(cookie))) return ["cookies without TLS", -20];
  if (set.some((cookie) => /sess|login/.test(cookie) && !/;\s*httponly/.test(cookie)))
    return ["cookies for scripts", -30];
  return set.every((cookie) => /;\s*samesite=(?:lax|strict)/.test(cookie))
    ? ["cookies of the site's own", 5]
    : ["cookies", 0];
}
