import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "#server/tables/engine/database.ts";
import { maxHeldUpMs } from "./bounded/held-up.ts";
import { prepareSite } from "./bounded/prepare-site.ts";
import { answering } from "./hostile-server.ts";
import { type Door, doors } from "./own-pictures/doors.ts";
import type { Hostile } from "./own-pictures/file-parts.ts";
import { hostileMarks } from "./own-pictures/hostile-marks.ts";
import { hostilePictures } from "./own-pictures/hostile-pictures.ts";
import { judgeAnswer, judgeFile, newFiles, sendHostile, watchResident } from "./own-pictures/send-hostile.ts";
import { startSiteProcess } from "./site-process.ts";

const ownerKey = "a-key-of-the-owner-for-this-test";
const watchLoop = new URL("bounded/watch-loop.ts", import.meta.url).href;
/** A pause that does not recur is the machine's. */
const looks = 4;
/** All of them take minutes. */
const some = (files: Hostile[]) => files.filter((_, at) => process.env.PROVE || at % 10 === 0);
const maxSiteMb = 512;
const maxChildMb = 1400;

/** The largest file that the door accepts. */
const heaviest = ({ maxBytes }: Door): Hostile => ({
  name: "the heaviest file",
  bytes: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(maxBytes - 10_000)]),
  refused: ["unreadable", "too large", "wrong kind"],
});

async function start(dataDir: string) {
  const socketPath = join(dataDir, "loop");
  const settings = { PORT: "0", TRUST_PROXY: "1", OWNER_KEY: ownerKey, DATA_DIR: dataDir, WATCH_LOOP: socketPath };
  const running = startSiteProcess({ ...settings, NODE_OPTIONS: `--import ${watchLoop}` });
  await running.answers;
  const { cookie } = await prepareSite(running.address(), ownerKey);
  return { running, site: { address: running.address(), socketPath, cookie } };
}

test("hostile files do nothing at any door of the desk, and none holds the event loop up", async () => {
  const elsewhere = await answering((_, response) => response.end());
  const files = { photographs: await hostilePictures(), marks: await hostileMarks(`${elsewhere.origin}/evil`) };
  const dataDir = mkdtempSync(join(tmpdir(), "site-"));
  const { running, site } = await start(dataDir);
  const { db } = await openDatabase({ dataDir, databaseUrl: undefined });
  const known = new Set<string>();
  await newFiles(db, known);
  const stopWatching = watchResident(running.pid);
  const found: string[] = [];
  const longest = { workMs: 0, clockMs: 0, answerMs: 0 };
  let [posts, stored] = [0, 0];

  async function send(door: Door, hostile: Hostile) {
    const sent = await sendHostile(site, door, hostile);
    let { work } = sent.heldUp;
    posts += 1;
    const fresh = await newFiles(db, known);
    stored += fresh.length;
    const wrong = [judgeAnswer(hostile, sent), ...(await Promise.all(fresh.map((file) => judgeFile(site, file))))];
    for (let look = 1; look < looks && work > maxHeldUpMs; look += 1)
      work = Math.min(work, (await sendHostile(site, door, hostile)).heldUp.work);
    if (work > maxHeldUpMs) wrong.push(`held the event loop up for ${work.toFixed(0)} ms`);
    found.push(...wrong.flatMap((each) => each ?? []).map((each) => `${door.name}: ${hostile.name}: ${each}`));
    longest.workMs = Math.max(longest.workMs, work);
    longest.clockMs = Math.max(longest.clockMs, sent.heldUp.clock);
    longest.answerMs = Math.max(longest.answerMs, sent.durationMs);
  }

  for (const door of doors)
    for (const hostile of [...some(files[door.takes]), heaviest(door)]) await send(door, hostile);
  const { siteMb, childMb } = stopWatching();
  await db.destroy();
  await running.end("SIGTERM");
  rmSync(dataDir, { recursive: true });
  const connections = elsewhere.connections();
  await elsewhere.stop();
  const rounded = (value: number) => value.toFixed(0);
  console.info(
    `figure: ${files.photographs.length} pictures, ${files.marks.length} marks, ${posts} posts, ${stored} files stored, ${connections} requests to elsewhere; longest work of the event loop ${rounded(longest.workMs)} ms, by the clock ${rounded(longest.clockMs)} ms; longest answer ${rounded(longest.answerMs)} ms; at most ${rounded(siteMb)} MB, in a child process ${rounded(childMb)} MB`,
  );
  expect(found).toEqual([]);
  expect(connections).toBe(0);
  expect(siteMb).toBeLessThan(maxSiteMb);
  expect(childMb).toBeLessThan(maxChildMb);
}, 3_600_000);
