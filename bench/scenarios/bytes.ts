import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { chromiumArguments, findChromium } from "../../test/chromium.ts";
import { askTwice, byteKinds, measureFirstView } from "../../test/first-view-bytes.ts";
import { publicPages } from "../../test/public-pages.ts";
import { startSiteProcess } from "../processes.ts";

/** `npm run bench -- bytes`: the bytes of every page's first view, as the table in `docs/performance.md`. */
const dataDir = mkdtempSync(join(tmpdir(), "bytes-"));
const site = await startSiteProcess(dataDir, { LOG_LEVEL: "warn" });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
const row = (cells: (string | number)[]) => process.stdout.write(`| ${cells.join(" | ")} |\n`);

row(["page", ...byteKinds, "all"]);
row(["---", ...byteKinds.map(() => "---:"), "---:"]);
for (const path of publicPages) {
  const address = `http://127.0.0.1:${site.port}${path}`;
  await askTwice(address);
  await measureFirstView(browser, address);
  const bytes = await measureFirstView(browser, address);
  const all = Object.values(bytes).reduce((sum, each) => sum + each, 0);
  row([`\`${path}\``, ...[...byteKinds.map((kind) => bytes[kind]), all].map((each) => each.toLocaleString("en"))]);
}
await browser.close();
await site.stop();
rmSync(dataDir, { recursive: true });
