import { join } from "node:path";
import { expect, test } from "vitest";
import { readRouteTable } from "#platform/http/server/route-table.ts";
import type { Answer } from "./bounded/ask-site.ts";
import { findHeldUp, maxHeldUpMs } from "./bounded/held-up.ts";
import { listInputs, unknownRoutes } from "./bounded/inputs.ts";
import { articleQuestions, longQuestions } from "./bounded/long-questions.ts";
import { prepareSite } from "./bounded/prepare-site.ts";
import { isShort } from "./extent.ts";
import { newFolder } from "./new-folder.ts";
import { startSiteProcess } from "./site-process.ts";

const ownerKey = "a-key-of-the-owner-for-this-test";
const routeTable = readRouteTable((await import("#pages")).routes);
/**
 * Shown to the owner alone, and 30 to 60 ms whatever is asked: a page with every text marked, and a draft of nothing
 * but ampersands, as long as it may be, which React escapes one by one.
 */
const ownersHeaviest = ["GET /desk/edit/", "GET /desk/articles/:id?", "POST /desk/articles/:id parts"];
const watchLoop = new URL("bounded/watch-loop.ts", import.meta.url).href;

test("every route that takes posts is asked with long texts", () => {
  expect(unknownRoutes(routeTable)).toEqual([]);
});

test.skipIf(isShort)(
  `the longest texts, whatever they are made of and wherever they are sent, hold the event loop up for ${maxHeldUpMs} ms at most`,
  async () => {
    const dataDir = newFolder();
    const socketPath = join(dataDir, "loop");
    const env = { TRUST_PROXY: "1", OWNER_KEY: ownerKey, PORT: "0", DATA_DIR: dataDir, WATCH_LOOP: socketPath };
    const site = startSiteProcess({ ...env, NODE_OPTIONS: `--import ${watchLoop}` });
    await site.answers;
    const address = site.address();
    const { cookie, names } = await prepareSite(address, ownerKey);
    const failed: string[] = [];
    const judge = (name: string, { status }: Answer) => status >= 500 && failed.push(`${name}: ${status}`);
    const all = [...articleQuestions(cookie), ...longQuestions(listInputs(routeTable, cookie, names))];
    const questions = all.filter(({ name }) => !ownersHeaviest.some((start) => name.startsWith(start)));
    // Compiling and loading happen with the first requests, so make them before.
    const some = questions.filter((_, index) => index % 40 === 0);
    await findHeldUp({ address, socketPath, judge }, some);
    const { found, longest } = await findHeldUp({ address, socketPath, judge }, questions);
    console.info(
      `figure: ${questions.length} long requests: longest work of the event loop ${longest.work.toFixed(0)} ms, longest pause by the clock ${longest.clock.toFixed(0)} ms`,
    );
    await site.end("SIGTERM");
    expect(found.slice(0, 20)).toEqual([]);
    expect(failed.slice(0, 20)).toEqual([]);
    expect(questions.length).toBeGreaterThan(1000);
  },
  900_000,
);
