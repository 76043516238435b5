import type { Settings } from "../settings.ts";

export type Header = [name: string, value: string];

export type Policies = {
  /** Of a page, whose own style sheets are named by their hashes. */
  page(styleHashes: readonly string[]): string;
  /** Of answers that are no pages. */
  nothing: string;
};

/** Content policies, computed once from the settings. Nothing may run or be styled that did not come from us. */
export function makePolicies(settings: Settings, isDevelopment = false): Policies {
  const feedOrigin = originsOf([settings.publicFeedUrl]);
  const quizOrigins = originsOf([settings.publicQuizCrmUrl, settings.publicQuizWorkflowUrl]);
  const secure = settings.siteUrl.startsWith("https:") ? ["upgrade-insecure-requests"] : [];
  // The development tool brings its styles in elements of its own and talks over a socket.
  const tool = isDevelopment ? { styles: ["'unsafe-inline'"], sockets: ["ws:"] } : { styles: [], sockets: [] };
  const styles = (hashes: readonly string[]) =>
    ["style-src 'self'", ...tool.styles, ...hashes.map((hash) => `'sha256-${hash}'`)].join(" ");
  return {
    page: (hashes) =>
      [
        "default-src 'none'",
        "script-src 'self'",
        styles(hashes),
        "style-src-attr 'none'",
        ["img-src 'self' data:", ...feedOrigin].join(" "),
        "font-src 'self'",
        ["connect-src 'self'", ...feedOrigin, ...quizOrigins, ...tool.sockets].join(" "),
        "frame-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "manifest-src 'self'",
        ...secure,
      ].join("; "),
    nothing: "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  };
}

/** Of the addresses that are not ours. */
const originsOf = (addresses: string[]) =>
  addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin);

const unusedFeatures = ["accelerometer", "camera", "geolocation", "gyroscope", "microphone", "payment", "usb"];

/** What every answer carries, whatever it is. */
export function makeCommonHeaders(settings: Settings): Header[] {
  const headers: Header[] = [
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    ["Permissions-Policy", unusedFeatures.map((feature) => `${feature}=()`).join(", ")],
    ["X-Frame-Options", "DENY"],
  ];
  if (settings.siteUrl.startsWith("https:"))
    headers.push(["Strict-Transport-Security", "max-age=63072000; includeSubDomains; preload"]);
  return headers;
}
