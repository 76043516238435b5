import { createHash } from "node:crypto";
import type { Settings } from "#platform/settings/server/settings.ts";

export type Header = [name: string, value: string];

/** Content policies by kind of answer. Hashes are SHA-256 in base64, of inline content. */
export type Policies = {
  /** For pages, with the hashes of their inline styles, script and speculation rules. */
  page(styleHashes: readonly string[], scriptHashes?: readonly string[]): string;
  /** For the built-in form and calendar, shown in frames by our own pages. */
  widget(styleHashes: readonly string[], scriptHashes: readonly string[]): string;
  /** For the sandboxed frame that loads a hosted feed as a script: no origin, and only that feed's hosts. */
  feedFrame(scriptHashes: readonly string[]): string;
  /** For responses that are not pages. */
  nothing: string;
};

/** The hash of an inline script or style sheet in a policy. */
export const policyHash = (text: string) => createHash("sha256").update(text).digest("base64");

/** For the whole site before it goes live, and for pages that are never listed. A response may say more. */
export const hiddenFromSearch: Header = ["X-Robots-Tag", "noindex"];

/** Replaces DENY on our frames: only our own pages may embed them. */
export const framedByOwnPages: Header = ["X-Frame-Options", "SAMEORIGIN"];

const join = (parts: readonly (string | undefined)[], between: string) => parts.filter(Boolean).join(between);
const sources = (directive: string, ...values: readonly (string | undefined)[]) => join([directive, ...values], " ");
const hashSources = (hashes: readonly string[]) => hashes.map((hash) => `'sha256-${hash}'`);
const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : undefined);
const distinct = (values: readonly (string | undefined)[]) => [...new Set(values)];

/** Content policies, by the settings in use at each moment. Only our own scripts and styles are allowed. */
export function makePolicies(settings: Settings, isDevelopment = false): Policies {
  const secure = settings.siteUrl.startsWith("https:") ? "upgrade-insecure-requests" : undefined;
  // In development Vite inserts style elements and uses a web socket.
  const tool = isDevelopment
    ? { styles: "'unsafe-inline'", sockets: "ws:" }
    : { styles: undefined, sockets: undefined };
  const own = (styleHashes: readonly string[], scriptHashes: readonly string[] = []) => [
    "default-src 'none'",
    sources("script-src 'self'", ...hashSources(scriptHashes)),
    sources("style-src 'self'", tool.styles, ...hashSources(styleHashes)),
    "style-src-attr 'none'",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    secure,
  ];
  const widget = ["img-src 'self' data:", sources("connect-src 'self'", tool.sockets), "frame-ancestors 'self'"];
  const nothing = ["default-src 'none'", "base-uri 'none'", "form-action 'none'"];
  return {
    page: (styleHashes, scriptHashes) =>
      join([...own(styleHashes, scriptHashes), ...pageSources(settings, tool.sockets)], "; "),
    widget: (styleHashes, scriptHashes) => join([...own(styleHashes, scriptHashes), ...widget], "; "),
    feedFrame(scriptHashes) {
      const feed = feedSources(settings);
      const scripts = sources("script-src", ...hashSources(scriptHashes), ...(feed.length > 0 ? feed : ["'self'"]));
      return join([...nothing, scripts, "sandbox allow-scripts", "frame-ancestors 'self'"], "; ");
    },
    nothing: join([...nothing, "frame-ancestors 'none'"], "; "),
  };
}

/** Sources of a page's pictures, requests and frames. */
function pageSources(settings: Settings, sockets: string | undefined): string[] {
  const feed = feedSources(settings);
  const automations = [settings.publicQuizCrmUrl, settings.publicQuizWorkflowUrl].map(originOf);
  return [
    sources("img-src 'self' data:", feed[0]),
    sources("connect-src 'self'", ...distinct([...feed, ...automations]), sockets),
    sources("frame-src 'self'", settings.embedOrigin),
    "manifest-src 'self'",
    "frame-ancestors 'none'",
  ];
}

/** Google scripts redirect to another host for their content. */
const scriptService = { host: "script.google.com", content: "https://script.googleusercontent.com" };

/** The sources of a hosted feed for browsers, its own origin first; empty if we serve the feed ourselves. */
function feedSources({ publicFeedUrl, feedRedirectHosts }: Settings): string[] {
  if (!URL.canParse(publicFeedUrl)) return [];
  const { origin, protocol, hostname } = new URL(publicFeedUrl);
  const content = hostname === scriptService.host ? [scriptService.content] : [];
  return [origin, ...content, ...feedRedirectHosts.map((host) => `${protocol}//${host}`)];
}

const unusedFeatures = ["accelerometer", "camera", "geolocation", "gyroscope", "microphone", "payment", "usb"];

/** Headers of every answer. */
export function makeCommonHeaders(settings: Settings): Header[] {
  const headers: Header[] = [
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    ["Permissions-Policy", unusedFeatures.map((feature) => `${feature}=()`).join(", ")],
    ["X-Frame-Options", "DENY"],
  ];
  const preload = settings.isHstsPreloaded ? "; preload" : "";
  if (settings.siteUrl.startsWith("https:"))
    headers.push(["Strict-Transport-Security", `max-age=63072000; includeSubDomains${preload}`]);
  return headers;
}
