import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { chromiumArguments, findChromium } from "../test/chromium.ts";

export type Sighting = {
  scores: Record<string, number>;
  firstPaintMs: number;
  largestPaintMs: number;
  blockedMs: number;
  layoutShift: number;
  bytes: number;
  failed: string[];
};

const categories = ["performance", "accessibility", "best-practices", "seo"];

/** Audits a page once with Lighthouse's own profile of a slow phone, in a new browser. */
export async function seeOnPhone(url: string): Promise<Sighting> {
  const browser = await launch({ chromePath: findChromium(), chromeFlags: ["--headless=new", ...chromiumArguments] });
  try {
    const result = await lighthouse(url, {
      port: browser.port,
      output: "json",
      logLevel: "silent",
      onlyCategories: categories,
    });
    if (!result) throw new Error(`Nothing was seen at ${url}`);
    const { audits, categories: seen } = result.lhr;
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    return {
      scores: Object.fromEntries(
        Object.entries(seen).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
      ),
      firstPaintMs: value("first-contentful-paint"),
      largestPaintMs: value("largest-contentful-paint"),
      blockedMs: value("total-blocking-time"),
      layoutShift: value("cumulative-layout-shift"),
      bytes: value("total-byte-weight"),
      failed: Object.values(seen).flatMap(({ auditRefs }) =>
        auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
      ),
    };
  } finally {
    browser.kill();
  }
}
