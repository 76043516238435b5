import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { startTestSite, testInLongRun } from "./app.ts";
import { freshDatabase } from "./database.ts";
import { soon } from "./eventually.ts";
import { promisedMs } from "./extent.ts";
import { startFeedServer } from "./feed-server.ts";
import { answering, type HostileServer } from "./hostile-server.ts";
import { newFolder } from "./new-folder.ts";
import { startSiteProcess } from "./site-process.ts";
import { forTest } from "./stop-after.ts";

/** A feed would be given half a minute. */
const maxMs = promisedMs(5000, 25_000);

async function durationMs(work: Promise<unknown>): Promise<number> {
  const startedAtMs = performance.now();
  await work;
  return performance.now() - startedAtMs;
}

test("a feed that never answers does not hold up the stop, and is not noted as failed", async () => {
  const feed = forTest(await startFeedServer([]));
  feed.answer(() => {});
  const site = await startTestSite({ FEED_URL: feed.url });
  await soon(feed.reads).is((reads) => reads === 1);
  // The feed would be given half a minute; the rest is what a test takes down besides.
  expect(await durationMs(site.stop())).toBeLessThan(maxMs * 2);
});

testInLongRun("a visitor who never finishes a request does not hold up the stop beyond its limit", async () => {
  const site = await startTestSite();
  const socket = connect(Number(new URL(site.address).port), "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.on("error", () => {});
  // The first of two sent together is answered: then the other has begun as well.
  const unfinished = "POST /api/feed HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n1";
  socket.write(`GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\n${unfinished}`);
  await once(socket, "data");
  expect(await durationMs(site.stop())).toBeLessThan(maxMs);
});

test("signals that come twice end the process once, in good order", async () => {
  const hanging: HostileServer = await answering(() => {});
  onTestFinished(hanging.stop);
  const database = await freshDatabase();
  const dataDir = newFolder();
  onTestFinished(database.drop);
  const site = startSiteProcess({ ...database.env, PORT: "0", DATA_DIR: dataDir, FEED_URL: `${hanging.origin}/feed` });
  await site.answers;
  process.kill(site.pid, "SIGINT");
  process.kill(site.pid, "SIGTERM");
  const took = await durationMs(site.end("SIGTERM"));
  expect(took).toBeLessThan(maxMs);
  expect(site.exitCode()).toBe(0);
});
