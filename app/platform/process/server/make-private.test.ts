import { chmodSync, mkdirSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { newFolder } from "#test/new-folder.ts";
import { makePrivate } from "./make-private.ts";

const place = newFolder();
afterAll(() => rmSync(place, { recursive: true }));

const modeOf = (path: string) => (statSync(path).mode & 0o7777).toString(8);

function makeFolder(name: string, mode = 0o755) {
  const folder = join(place, name);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, mode);
  return folder;
}

function makeFile(folder: string, name: string, mode = 0o644) {
  const file = join(folder, name);
  writeFileSync(file, "");
  chmodSync(file, mode);
  return file;
}

test("files and folders at any depth lose what others may do, and nothing else", () => {
  const [folder, inner] = [makeFolder("site"), makeFolder("site/backups/kept", 0o2775)];
  const files = [makeFile(folder, "site.sqlite", 0o666), makeFile(inner, "old", 0o440), makeFile(inner, "tool", 0o755)];
  expect(makePrivate(folder)).toEqual([]);
  expect([folder, join(folder, "backups"), inner].map(modeOf)).toEqual(["700", "700", "2700"]);
  expect(files.map(modeOf)).toEqual(["600", "400", "700"]);
});

test("a link leads nowhere, but the folder itself may be one", () => {
  const elsewhere = makeFolder("elsewhere");
  const outside = makeFile(elsewhere, "outside");
  const folder = makeFolder("linked");
  symlinkSync(elsewhere, join(folder, "folder"));
  symlinkSync(outside, join(folder, "file"));
  symlinkSync("nowhere", join(folder, "broken"));
  symlinkSync(folder, join(place, "link"));
  expect(makePrivate(join(place, "link"))).toEqual([]);
  expect([folder, elsewhere, outside].map(modeOf)).toEqual(["700", "755", "644"]);
});

test("a folder that everybody shares, as /tmp is, stays as it is and is named", () => {
  const folder = makeFolder("shared", 0o1777);
  const file = makeFile(folder, "a");
  expect(makePrivate(folder)).toEqual([folder]);
  expect([folder, file].map(modeOf)).toEqual(["1777", "644"]);
});

const nobody = 65534;

test.runIf(process.getuid?.() === 0)(
  "what belongs to somebody else is named, and one's own below it is repaired",
  () => {
    chmodSync(place, 0o755);
    const folder = makeFolder("theirs", 0o777);
    const theirs = makeFile(folder, "theirs");
    makeFolder("theirs/closed", 0o700);
    makeFile(makeFolder("theirs/listed"), "unseen");
    chmodSync(join(folder, "listed"), 0o744);
    process.seteuid?.(nobody);
    try {
      const ours = makeFile(folder, "ours");
      expect(makePrivate(folder)).toEqual([folder, join(folder, "listed"), theirs]);
      expect(modeOf(ours)).toBe("600");
    } finally {
      process.seteuid?.(0);
    }
  },
);
