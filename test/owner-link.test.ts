import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startTestSite } from "./app.ts";
import { formPost } from "./desk.ts";
import { runScript } from "./run-script.ts";

test("`npm run owner-link` makes another link while the site runs", async () => {
  const site = await startTestSite();
  const { databaseUrl } = site.settings;
  const env = {
    DATA_DIR: site.dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const { output, code } = await runScript("owner-link", [], env);
  const file = join(site.dataDir, "owner-link");
  expect([code, output]).toEqual([0, `A link that opens your desk once, within 15 minutes, lies in ${file}\n`]);
  site.clock.nowMs = Date.now();
  const { pathname, origin } = new URL(readFileSync(file, "utf8").trim());
  expect(origin).toBe(site.address);
  expect((await site.get(pathname, formPost({}))).status).toBe(303);
  await site.stop();
});
