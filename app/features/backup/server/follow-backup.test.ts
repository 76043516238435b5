import { appendFileSync, existsSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { newFolder } from "#test/new-folder.ts";
import { followBackup } from "./follow-backup.ts";

const newFile = () => join(newFolder(), "download");

test("a backup is read from its first byte on, while the rest is still written", async () => {
  const file = newFile();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const opened = followBackup(file, promise);
  writeFileSync(`${file}.partial`, "begun, ");
  const reader = ((await opened) as ReadableStream<Uint8Array>).getReader();
  expect(Buffer.from((await reader.read()).value as Uint8Array).toString()).toBe("begun, ");
  appendFileSync(`${file}.partial`, "and ended");
  renameSync(`${file}.partial`, file);
  resolve(true);
  reader.releaseLock();
  expect(await text((await opened) as never)).toBe("and ended");
  await expect.poll(() => existsSync(file)).toBe(false);
});

test("one that fails on its way breaks off, and one that never begins is none", async () => {
  const file = newFile();
  writeFileSync(`${file}.partial`, "begun");
  const broken = (await followBackup(file, Promise.resolve(false))) as ReadableStream<Uint8Array>;
  await expect(text(broken as never)).rejects.toThrow("could not be made");
  expect(await followBackup(newFile(), Promise.resolve(false))).toBeUndefined();
});
