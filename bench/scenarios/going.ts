import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { launch } from "chrome-launcher";
import { chromiumArguments, findChromium } from "../../test/chromium.ts";
import { startSiteProcess } from "../processes.ts";
import { openSlowed } from "../slow-browser.ts";

/**
 * `npm run bench -- going` measures from a click to the painted next page, with and without prerendering, and between
 * two bare pages. Browsers under test tools do not prerender. So a proxy adds a script by which the pages measure
 * themselves, and speculation rules that prerender one link at once instead of on hover.
 */
const rounds = 7;
/** A page of one word, linked from another: it measures the browser alone. */
const bareLink = "/bare";
const barePage = `<!doctype html><html lang="en"><head></head><body><a href="${bareLink}">On</a></body></html>`;
const links = [bareLink, "/about", "/services", "/blog", "/visibility-quiz", "/winery-playbook"];
/** The pause before the click, so that nothing else is running. */
const restMs = 1500;
const maxWaitMs = 60_000;

type Way = {
  name: string;
  isMadeReady: boolean;
  phone?: { slowerTimes: number; roundTripMs: number; bytesPerMs: number };
};
/** Chromium's own "Fast 3G" profile, with its factors for real lines. */
const slowPhone = { slowerTimes: 4, roundTripMs: 562.5, bytesPerMs: 180 };
const ways: Way[] = [
  { name: "prerendered", isMadeReady: true },
  { name: "prerendered, on a slow phone and Fast 3G", isMadeReady: true, phone: slowPhone },
  { name: "not prerendered", isMadeReady: false },
];

/** Clicks the link some time after the page is loaded, or after the next page is prerendered. */
const stopwatch = (link: string) => `<script>
const painted = () => requestAnimationFrame(() => setTimeout(() => {
  const took = performance.timeOrigin + performance.now() - Number(sessionStorage.getItem("askedAt"));
  const [{ activationStart }] = performance.getEntriesByType("navigation");
  navigator.sendBeacon("/painted", JSON.stringify({ durationMs: took, isReady: activationStart > 0 }));
}));
if (location.pathname === "/") addEventListener("load", async () => {
  await fetch("/may-go");
  setTimeout(() => {
    sessionStorage.setItem("askedAt", performance.timeOrigin + performance.now());
    document.querySelector('a[href="${link}"]').click();
  }, ${restMs});
});
else if (document.prerendering) {
  addEventListener("load", () => fetch("/is-ready"));
  document.addEventListener("prerenderingchange", painted, { once: true });
}
else addEventListener("DOMContentLoaded", painted);
</script>`;

type Painted = { durationMs: number; isReady: boolean };

async function startStopwatch(sitePort: number, link: string, { isMadeReady, phone }: Way) {
  const { promise: painted, resolve: tell, reject } = Promise.withResolvers<Painted>();
  const { promise: ready, resolve: mayGo } = Promise.withResolvers<void>();
  const limit = setTimeout(() => reject(new Error(`${link} was not painted`)), maxWaitMs);
  const rules = JSON.stringify({ prerender: [{ urls: [link], eagerness: "immediate" }] });
  const rulesElement = `<script type="speculationrules">${rules}</script>`;
  if (!isMadeReady) mayGo();

  async function pass(request: IncomingMessage, response: ServerResponse) {
    if (request.url === "/painted") {
      let text = "";
      for await (const chunk of request) text += chunk;
      response.writeHead(204).end();
      return tell(JSON.parse(text));
    }
    if (request.url === "/is-ready") mayGo();
    if (request.url === "/may-go") await ready;
    if (request.url === "/is-ready" || request.url === "/may-go") return response.writeHead(204).end();
    const ours = `<head>${isMadeReady && request.url === "/" ? rulesElement : ""}${stopwatch(link)}`;
    if (link === bareLink) {
      response.writeHead(200, { "Content-Type": "text/html" });
      return response.end(barePage.replace("<head>", ours));
    }
    const original = await fetch(`http://127.0.0.1:${sitePort}${request.url}`);
    const type = original.headers.get("Content-Type") ?? "";
    const body = Buffer.from(await original.arrayBuffer());
    if (phone) await wait(phone.roundTripMs + Number(original.headers.get("Content-Length")) / phone.bytesPerMs);
    response.writeHead(original.status, { "Content-Type": type });
    if (!type.startsWith("text/html")) return response.end(body);
    response.end(body.toString().replace("<head>", ours));
  }

  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    painted: painted.finally(() => clearTimeout(limit)),
    stop: () => server.close(),
  };
}

async function go(sitePort: number, link: string, way: Way): Promise<Painted> {
  const watch = await startStopwatch(sitePort, link, way);
  const size = way.phone ? "412,823" : "1280,900";
  const browser = await launch({
    chromePath: findChromium(),
    startingUrl: way.phone ? "about:blank" : watch.address,
    chromeFlags: ["--headless=new", `--window-size=${size}`, ...chromiumArguments],
  });
  try {
    if (way.phone) await openSlowed(browser.port, watch.address, way.phone.slowerTimes);
    return await watch.painted;
  } finally {
    browser.kill();
    watch.stop();
  }
}

const dataDir = mkdtempSync(join(tmpdir(), "going-"));
const site = await startSiteProcess(dataDir, { LOG_LEVEL: "warn" });
try {
  for (const way of ways) {
    console.info(way.name);
    for (const link of links) {
      const seen: Painted[] = [];
      for (let round = 0; round < rounds; round += 1) seen.push(await go(site.port, link, way));
      const took = seen.map(({ durationMs }) => durationMs).sort((one, other) => one - other);
      const ready = seen.filter(({ isReady }) => isReady).length;
      const [lowest = Number.NaN, median = Number.NaN] = [took[0], took[Math.floor(rounds / 2)]];
      console.info(
        `  ${link.padEnd(18)} ${ready} of ${rounds} prerendered: median ${median.toFixed(0)} ms, least ${lowest.toFixed(0)}`,
      );
    }
  }
} finally {
  await site.stop();
  rmSync(dataDir, { recursive: true });
}
