import type { Browser, Request } from "@playwright/test";

export const byteKinds = ["document", "script", "font", "image", "other"] as const;
export type FirstViewBytes = Record<(typeof byteKinds)[number], number>;

const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 };

/** After the second request, a cached page is compressed at the highest level. */
export async function askTwice(address: string) {
  for (let time = 0; time < 2; time += 1) {
    const answer = await fetch(address, { headers: { "Accept-Encoding": "br" } });
    await answer.arrayBuffer();
  }
}

/** The bytes of a page's first view on a phone, compressed, without headers, by kind. */
export async function measureFirstView(browser: Browser, address: string): Promise<FirstViewBytes> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const bytes: FirstViewBytes = { document: 0, script: 0, font: 0, image: 0, other: 0 };
  const pending: Promise<void>[] = [];
  const countBytes = (request: Request) => {
    const kind = byteKinds.find((each) => each === request.resourceType()) ?? "other";
    pending.push(
      request.sizes().then(({ responseBodySize }) => {
        // For a frame's resource from memory the browser reports a negative size.
        bytes[kind] += Math.max(responseBodySize, 0);
      }),
    );
  };
  page.on("requestfinished", countBytes);
  await page.goto(address, { waitUntil: "networkidle" });
  // A request that ends from here on would be asked for its size while the page closes.
  page.off("requestfinished", countBytes);
  await Promise.all(pending);
  await context.close();
  return bytes;
}
