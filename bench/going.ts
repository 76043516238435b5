import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch } from "chrome-launcher";
import { chromiumArguments, findChromium } from "../test/chromium.ts";
import { startSiteProcess } from "./processes.ts";

/**
 * `node bench/going.ts`: from a click to the painted next page, made ready before it and not, and from one bare page to
 * another. A browser that is watched by tools makes nothing ready, so the pages measure themselves: they are passed on
 * with a script of ours, and the rules name the one link to make ready at once, where a visitor's pointer would.
 */
const rounds = 7;
/** A page of one word that another leads to: what the browser itself takes. */
const bareLink = "/bare";
const barePage = `<!doctype html><html lang="en"><head></head><body><a href="${bareLink}">On</a></body></html>`;
const links = [bareLink, "/about", "/services", "/blog", "/visibility-quiz", "/winery-playbook"];
const longestWaitMs = 20_000;

/** Clicks the link once it is ready, or at once; the page after it tells how long it took to be painted. */
const stopwatch = (link: string, waitsMs: number) => `<script>
const painted = () => requestAnimationFrame(() => setTimeout(() => {
  const took = performance.timeOrigin + performance.now() - Number(sessionStorage.getItem("askedAt"));
  const [{ activationStart }] = performance.getEntriesByType("navigation");
  navigator.sendBeacon("/painted", JSON.stringify({ tookMs: took, isReady: activationStart > 0 }));
}));
if (location.pathname === "/") addEventListener("load", () => setTimeout(() => {
  sessionStorage.setItem("askedAt", performance.timeOrigin + performance.now());
  document.querySelector('a[href="${link}"]').click();
}, ${waitsMs}));
else if (document.prerendering) document.addEventListener("prerenderingchange", painted, { once: true });
else addEventListener("DOMContentLoaded", painted);
</script>`;

type Painted = { tookMs: number; isReady: boolean };

async function startStopwatch(sitePort: number, link: string, isMadeReady: boolean) {
  const { promise: painted, resolve: tell, reject } = Promise.withResolvers<Painted>();
  const limit = setTimeout(() => reject(new Error(`${link} was not painted`)), longestWaitMs);
  const script = stopwatch(link, isMadeReady ? 3000 : 1000);
  const rules = JSON.stringify({ prerender: [{ urls: isMadeReady ? [link] : [], eagerness: "immediate" }] });

  async function pass(request: IncomingMessage, response: ServerResponse) {
    if (request.url === "/painted") {
      let text = "";
      for await (const chunk of request) text += chunk;
      response.writeHead(204).end();
      return tell(JSON.parse(text));
    }
    const ours = `<head><script type="speculationrules">${rules}</script>${script}`;
    if (link === bareLink) {
      response.writeHead(200, { "Content-Type": "text/html" });
      return response.end(barePage.replace("<head>", ours));
    }
    const answer = await fetch(`http://127.0.0.1:${sitePort}${request.url}`);
    const type = answer.headers.get("Content-Type") ?? "";
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { "Content-Type": type });
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

async function go(sitePort: number, link: string, isMadeReady: boolean): Promise<Painted> {
  const watch = await startStopwatch(sitePort, link, isMadeReady);
  const browser = await launch({
    chromePath: findChromium(),
    startingUrl: watch.address,
    chromeFlags: ["--headless=new", "--window-size=1280,900", ...chromiumArguments],
  });
  try {
    return await watch.painted;
  } finally {
    browser.kill();
    watch.stop();
  }
}

const dataDir = mkdtempSync(join(tmpdir(), "going-"));
const site = await startSiteProcess(dataDir, { LOG_LEVEL: "warn" });
try {
  for (const isMadeReady of [true, false]) {
    for (const link of links) {
      const seen: Painted[] = [];
      for (let round = 0; round < rounds; round += 1) seen.push(await go(site.port, link, isMadeReady));
      const took = seen.map(({ tookMs }) => tookMs).sort((one, other) => one - other);
      const ready = seen.filter(({ isReady }) => isReady).length;
      const [least = Number.NaN, median = Number.NaN] = [took[0], took[Math.floor(rounds / 2)]];
      console.info(
        `${link.padEnd(18)} ${ready} of ${rounds} made ready: median ${median.toFixed(0)} ms, least ${least.toFixed(0)}`,
      );
    }
  }
} finally {
  await site.stop();
  rmSync(dataDir, { recursive: true });
}
