import { chromium } from "@playwright/test";
import { chromiumArguments, findChromium } from "../test/chromium.ts";

const pages = ["/", "/blog", "/blog/notes-from-the-cellar-part-7", "/no-such-page"];
const kinds = ["document", "stylesheet", "script", "font", "image", "fetch"] as const;

/** Prints what a phone fetches for the first view of each page, in bytes on the wire by kind. */
export async function measureBytes(port: number) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  process.stdout.write(
    `\nBytes of a first view at 360 px\n  ${"".padEnd(40)} ${kinds.map((kind) => kind.padStart(10)).join(" ")}\n`,
  );
  for (const path of pages) {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
    const page = await context.newPage();
    const sums = new Map<string, number>();
    const pending: Promise<void>[] = [];
    page.on("requestfinished", (request) => {
      pending.push(
        request.sizes().then(({ responseBodySize }) => {
          sums.set(request.resourceType(), (sums.get(request.resourceType()) ?? 0) + responseBodySize);
        }),
      );
    });
    await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: "networkidle" });
    await Promise.all(pending);
    process.stdout.write(
      `  ${path.padEnd(40)} ${kinds.map((kind) => String(sums.get(kind) ?? 0).padStart(10)).join(" ")}\n`,
    );
    await context.close();
  }
  await browser.close();
}
